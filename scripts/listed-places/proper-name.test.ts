import { expect, test } from "vitest";
import { properAddress, properName, properStreet } from "./proper-name";

test.each([
  ["MCGEE'S BBQ #1234, LLC", "McGee's BBQ"],
  ["GREAT INDIAN CUISINE", "Great Indian Cuisine"],
  ["7-ELEVEN/1501UNIV  1099/1615", "7-Eleven"],
  ["ILLY CAFFE SF_PIER 39", "Illy Caffe SF"],
  ["CHEESE BOARD PIZZA, THE", "The Cheese Board Pizza"],
  ["HOUSE OF NANKING", "House of Nanking"],
  ["TACOS Y MAS INC.", "Tacos y Mas"],
  ["O'REILLY'S PUB", "O'Reilly's Pub"],
  ["L'ARDOISE", "L'Ardoise"],
  ["PPQ DUNGENESS", "PPQ Dungeness"],
  ["ST JOHN'S BAR & GRILL", "St John's Bar & Grill"],
  ["SUBWAY 12345", "Subway"],
  ["AMBER INDIA (SANTANA ROW)", "Amber India"],
  ["Cơm Tấm Thiên Hương", "Cơm Tấm Thiên Hương"],
  ["CAFE 4TH AVE", "Cafe 4th Ave"],
])("%s is %s", (registered, name) => expect(properName(registered)).toBe(name));

test.each([
  ["63 S ABBOTT AV", "63 S Abbott Ave"],
  ["475 06th St", "475 6th St"],
  ["1130 N LAWRENCE EX #12", "1130 N Lawrence Expy"],
  ["4 EMBARCADERO CTR STE 5", "4 Embarcadero Center"],
  ["1235 VAN NESS AVE", "1235 Van Ness Ave"],
  ["16999 MONTEREY RD H", "16999 Monterey Rd"],
  ["377 SANTANA ROW 1100", "377 Santana Row"],
  ["401 AVENUE N", "401 Ave N"],
  ["PIER 39 K-106-B", "Pier 39 K-106-B"],
  ["VARIOUS LOCATIONS", null],
])("%s is at %s", (registered, address) => expect(properAddress(registered)).toBe(address));

test("streets of the map are written as addresses write them", () => {
  expect(properStreet("Shattuck Avenue")).toBe("Shattuck Ave");
  expect(properStreet("East 12th Street")).toBe("E 12th St");
  expect(properStreet("Broadway")).toBe("Broadway");
  expect(properStreet("North Broadway")).toBe("North Broadway");
});
