import { expect, it } from "vitest";
import { amenitiesOf } from "./amenities";

it("tells what helps to decide, in one order, and nothing else", () => {
  expect(amenitiesOf(["street-parking", "wood-fired", "step-free"])).toEqual(["Wheelchair access", "Street parking"]);
  expect(amenitiesOf(["toString"])).toEqual([]);
});
