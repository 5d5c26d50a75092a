import { expect, it } from "vitest";
import { findFaultyGuides } from "./find-faulty-guides";

const GUIDES = 250;

it("writes at most one guide in twenty with a fault of grammar", { timeout: 120_000 }, () => {
  const faulty = findFaultyGuides(["Berkeley", "San Jose", "Peninsula"], GUIDES);
  expect(faulty.length, [...new Set(faulty.flat())].join("\n")).toBeLessThanOrEqual(GUIDES / 20);
});
