import { expect, test } from "vitest";
import { wayBack } from "./page-before";

const OWN = "https://kumquat.example";

test.each([
  [`${OWN}/search?q=pho`, "Your search"],
  [`${OWN}/guide/fog-belt#restaurant-outerlands`, "The guide"],
  [`${OWN}/map?q=pho`, "The map"],
  [`${OWN}/list/abc`, "The list"],
  [`${OWN}/profile/lists/abc`, "Your list"],
  [`${OWN}/profile/places`, "Your places"],
  [`${OWN}/discover?city=Oakland`, "Guides"],
  [`${OWN}/`, "Home"],
])("who came from %s is led back to it", (url, label) => {
  expect(wayBack(url, OWN)).toBe(label);
});

test.each([
  null,
  "",
  "https://elsewhere.example/search",
  `${OWN}/place/other`,
  `${OWN}/oakland`,
  `${OWN}/login?next=/place/a`,
  `${OWN}/register`,
])("who came from %s is led to the city", (url) => {
  expect(wayBack(url, OWN)).toBeNull();
});
