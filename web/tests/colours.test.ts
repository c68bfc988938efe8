// The simulation of colour blindness itself: known pairs that some eyes cannot tell apart.
import { expect, it } from "vitest";
import { confusable, contrast, distance } from "./colours";

it("knows that red and green differ for most eyes only", () => {
  const [red, green] = ["#b04a2a", "#5a7a2a"];
  expect(distance(red, green)).toBeGreaterThan(40);
  expect(distance(red, green, "deutan")).toBeLessThan(distance(red, green) / 2);
  expect(distance("#3b6ea5", "#d98e04", "deutan")).toBeGreaterThan(50);
});

it("sees blue and green come together for tritan eyes", () => {
  expect(distance("#2a7fb8", "#2a9a8a", "tritan")).toBeLessThan(distance("#2a7fb8", "#2a9a8a"));
});

it("names the pairs that are too close", () => {
  expect(confusable({ black: "#000", white: "#fff" })).toEqual([]);
  const close = confusable({ one: "#888", other: "#8a8a8a", far: "#000" });
  expect(new Set(close.map(({ one, other }) => `${one} ${other}`))).toEqual(new Set(["one other"]));
  expect(close.map(({ eyes }) => eyes)).toEqual(["usual", "protan", "deutan", "tritan"]);
});

it("measures contrast as for text", () => {
  expect(contrast("#000", "#fff")).toBeCloseTo(21);
  expect(contrast("#777", "#fff")).toBeGreaterThan(4);
  expect(() => contrast("red", "#fff")).toThrow("no colour");
});
