import { expect, test } from "vitest";
import { readNarrowing } from "./narrow";

test("an address asks for a month and a price only by what can be one", () => {
  expect(readNarrowing({ month: "2026-11", price: "2", quarter: " Mission " })).toMatchObject({
    month: "2026-11",
    price: "2",
    quarter: "mission",
  });
  for (const month of ["2026-99", "november", "2026-1"]) expect(readNarrowing({ month }).month, month).toBe("");
  for (const price of ["9", "$$", "22"]) expect(readNarrowing({ price }).price, price).toBe("");
});
