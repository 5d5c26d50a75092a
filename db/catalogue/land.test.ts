import { expect, it } from "vitest";
import { isAshore } from "./land";

it.each([
  ["the Mission", 37.76, -122.419, true],
  ["downtown Oakland", 37.805, -122.271, true],
  ["downtown Palo Alto", 37.445, -122.161, true],
  ["Treasure Island", 37.825, -122.371, true],
  ["the middle of the bay", 37.75, -122.33, false],
  ["the ocean off Ocean Beach", 37.76, -122.56, false],
  ["the water under the Bay Bridge", 37.797, -122.377, false],
])("%s", (_, latitude, longitude, ashore) => {
  expect(isAshore({ latitude, longitude })).toBe(ashore);
});
