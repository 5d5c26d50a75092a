import { expect, test } from "vitest";
import { cuisinesOfName } from "./cuisines-of-name";
import { reasonToLeaveOut } from "./left-out";

test.each([
  ["Starbucks Coffee", "a chain"],
  ["McDonald's of Sunnyvale", "a chain"],
  ["Lucky", "a chain"],
  ["Safeway Store", "a chain"],
  ["Duc Loi Supermarket", "markets"],
  ["Bubb Elementary School", "schools"],
  ["Kaiser Cafeteria", "schools"],
  ["Marriott Kitchen", "hotels and banquets"],
  ["SAP Center Stand 12", "stadiums and halls"],
  ["Good Catering", "caterers and carts"],
  ["St Leo Church", "churches and public houses"],
  ["Google Crittenden Cafe", "offices"],
  ["Coffee Shop", "no name"],
])("%s is left out: %s", (name, reason) => expect(reasonToLeaveOut(name, "1 Main St")).toBe(reason));

test.each([
  "Lucky River",
  "Zareen's",
  "Fish Market",
  "Golden Gate Grill",
  "Market Bar",
  "House of Prime Rib",
  "Yank Sing",
])("%s is a place to eat", (name) => expect(reasonToLeaveOut(name, "1 Main St")).toBeNull());

test.each([
  ["Pho Ha Tien", ["Vietnamese"]],
  ["Puerto Alegre", []],
  ["Osaka Sushi", ["Japanese", "Sushi"]],
  ["Seoul BBQ", ["Barbecue", "Korean"]],
  ["Aloha Hawaiian BBQ", ["Hawaiian"]],
  ["Siam Tea House", ["Thai"]],
  ["Pupuseria Y Taqueria Mi Tierra", ["Salvadoran"]],
  ["Philosophy", []],
])("the name %s tells %j", (name, cuisines) => expect(cuisinesOfName(name)).toEqual(cuisines));
