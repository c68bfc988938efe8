// The payment that is proposed first.
import { expect, it } from "vitest";
import { firstOf } from "../../../games/fort/payment";

it("spares the Pack as long as the Stuff can pay", () => {
  const ways = [
    { stuff_pizza: 0, stuff_toys: 2, pack_pizza: 1, pack_toys: 0 },
    { stuff_pizza: 1, stuff_toys: 2, pack_pizza: 0, pack_toys: 0 },
  ];
  expect(firstOf("pay", ways)).toEqual(ways[1]);
});
