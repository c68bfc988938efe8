// A promised deal: SHA-256 as everybody computes it, and what matches.
import { describe, expect, it } from "vitest";
import { dealOf, fits } from "../lib/fair";
import { sha256 } from "../lib/sha256";

const KEY = "00112233445566778899aabbccddeeff";

/** What the platform itself computes. */
async function theirs(text: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

describe("SHA-256", () => {
  it("gives the published values", () => {
    expect(sha256("")).toBe("e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
    expect(sha256("abc")).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  });

  it("is the same as elsewhere for texts of every length", async () => {
    for (let length = 0; length < 200; length++) {
      const text = "é7".repeat(length).slice(0, length);
      expect(sha256(text)).toBe(await theirs(text));
    }
  });
});

describe("a promise", () => {
  const fair = { commitment: sha256(`${KEY}:salt`), seed: KEY, salt: "salt" };

  it("fits the seed and the salt that it was made of", () => {
    expect(fits(fair, fair.commitment)).toBe(true);
    const old = { commitment: sha256("7:salt"), seed: 7, salt: "salt" };
    expect(fits(old, old.commitment)).toBe(true);
  });

  it("fits nothing else", () => {
    expect(fits({ ...fair, seed: `${KEY.slice(1)}0` }, fair.commitment)).toBe(false);
    expect(fits({ ...fair, salt: "tlas" }, fair.commitment)).toBe(false);
    const later = { commitment: sha256("7:salt"), seed: 7, salt: "salt" };
    expect(fits(later, fair.commitment)).toBe(false);
  });

  it("is not made of numbers that a page cannot hold", () => {
    const seed = 2 ** 60;
    const large = { commitment: sha256(`${seed}:salt`), seed, salt: "salt" };
    expect(fits(large, large.commitment)).toBe(false);
  });
});

describe("a deal that is typed", () => {
  it("is a number, a key, or chance", () => {
    expect(dealOf(" 77 ")).toBe(77);
    expect(dealOf(` ${KEY.toUpperCase()}`)).toBe(KEY);
    expect(dealOf("1".repeat(32))).toBe("1".repeat(32));
    expect(dealOf("")).toBeUndefined();
    expect(dealOf("seven")).toBeUndefined();
  });
});
