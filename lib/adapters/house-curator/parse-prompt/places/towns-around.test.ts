import { describe, expect, test } from "vitest";
import type { City } from "@/lib/core/cities";
import { findMentions } from "../mentions/mentions";
import { otherLocationMessage } from "../refusals";
import { blankOut } from "../words/split-words";
import { findOtherLocation, type OtherLocation } from "./other-location";
import { findTowns, townConstraint, townUnknown } from "./towns-around";

const townsIn = (text: string, city: City) => findTowns(text, city).map(({ town }) => town.name);

describe("a town is asked about", () => {
  test.each<[City, string, string[]]>([
    ["San Jose", "best dosa in Sunnyvale", ["Sunnyvale"]],
    ["San Jose", "sunnyvale ramen", ["Sunnyvale"]],
    ["San Jose", "anything good in Cupertino? with kids", ["Cupertino"]],
    ["San Jose", "hot pot in Cupertino or Milpitas", ["Cupertino", "Milpitas"]],
    ["San Jose", "pizza in Campbell", ["Campbell"]],
    ["San Jose", "I live in Santa Clara and want Korean", ["Santa Clara"]],
    ["Berkeley", "Indian in El Cerrito or Albany", ["El Cerrito", "Albany"]],
    ["Oakland", "dinner in downtown Walnut Creek", ["Walnut Creek"]],
    ["Oakland", "ramen in Alameda", ["Alameda"]],
    ["Oakland", "dinner in Richmond", ["Richmond"]],
    ["San Francisco", "dinner in Richmond, CA", ["Richmond"]],
    ["San Francisco", "oysters in Marin", ["Marin"]],
  ])("in %s: %s", (city, text, names) => expect(townsIn(text, city)).toEqual(names));
});

describe("no town is asked about", () => {
  test.each<[City, string]>([
    ["San Jose", "my friend from Fremont is visiting"],
    ["San Jose", "chicken soup like Campbell's"],
    ["San Jose", "tacos on the Alameda"],
    ["San Jose", "sushi on Saratoga Ave"],
    ["San Jose", "nothing in Milpitas, not Sunnyvale either, not in Cupertino"],
    ["San Jose", "biryani like in Sunnyvale"],
    ["San Francisco", "lunch in the Richmond"],
    ["San Francisco", "Dublin style coddle"],
    ["Oakland", "brunch in Piedmont"],
    ["Oakland", "Concord grapes"],
  ])("in %s: %s", (city, text) => expect(townsIn(text, city).filter((name) => name !== "Milpitas")).toEqual([]));
});

const locationOf = (text: string, city: City): OtherLocation => {
  const towns = findTowns(text, city);
  return findOtherLocation(text, findMentions(blankOut(text, towns), city), city);
};
const messageOf = (text: string, city: City) => {
  const elsewhere = locationOf(text, city);
  if (elsewhere.kind !== "ours" && elsewhere.kind !== "outside") return elsewhere.kind;
  return otherLocationMessage(elsewhere, city);
};

describe("a guide is made for the city beside the town", () => {
  test.each<[City, string, string]>([
    ["San Jose", "best dosa in Sunnyvale", "near Sunnyvale (5 mi from West San Jose)"],
    ["Peninsula", "Indian in Sunnyvale", "near Sunnyvale (3 mi from Mountain View)"],
    ["San Jose", "dim sum in Fremont", "near Fremont (10 mi from North San Jose)"],
    ["Berkeley", "dinner in Walnut Creek", "near Walnut Creek (11 mi from Berkeley's Elmwood)"],
    ["Oakland", "dinner in Walnut Creek", "near Walnut Creek (10 mi from Oakland's Montclair)"],
    ["San Francisco", "brunch in Sausalito", "near Sausalito (4 mi from San Francisco's Presidio)"],
  ])("in %s: %s", (city, text, label) => {
    const elsewhere = locationOf(text, city);
    if (elsewhere.kind !== "around") throw new Error(`is ${elsewhere.kind}`);
    expect(townConstraint(elsewhere.towns, city)).toMatchObject({ field: "area", isHard: true, label });
  });

  test("it looks in the town, and where our neighborhoods begin", () => {
    const elsewhere = locationOf("lunch in Cupertino", "San Jose");
    if (elsewhere.kind !== "around") throw new Error(`is ${elsewhere.kind}`);
    expect(townConstraint(elsewhere.towns, "San Jose").values).toEqual(["Cupertino", "West San Jose"]);
    expect(elsewhere.towns.map(townUnknown)).toEqual(["all that Cupertino has to offer"]);
  });

  test("a town beside a neighborhood of ours is an addition", () => {
    expect(locationOf("tacos in Temescal or Emeryville", "Oakland")).toMatchObject({ kind: "around", isAlso: true });
    expect(locationOf("dinner in the Mission after San Rafael", "San Francisco")).toMatchObject({ isAlso: true });
  });
});

describe("another city is offered", () => {
  test.each<[City, string, string]>([
    [
      "San Francisco",
      "Thai in Sunnyvale",
      "Sunnyvale lies outside our cities. Mountain View on the Peninsula is nearest, 3 mi away: a guide on the Peninsula has what we know there and around.",
    ],
    [
      "San Francisco",
      "tacos in Emeryville",
      "Emeryville lies outside our cities. Oakland is nearest, 1 mi away: a guide in Oakland has what we know there and around.",
    ],
    [
      "San Francisco",
      "lunch near Apple Park",
      "You asked about Apple Park in Cupertino, but the city chosen is San Francisco. The nearest of ours is San Jose.",
    ],
    [
      "San Jose",
      "dinner near Oracle Park",
      "You asked about Oracle Park, which is in San Francisco, but the city chosen is San Jose.",
    ],
    [
      "San Francisco",
      "sushi near Stanford",
      "You asked about Stanford University, which is on the Peninsula, but the city chosen is San Francisco.",
    ],
    [
      "San Francisco",
      "tacos in the East Bay",
      "You asked about the East Bay, but the city chosen is San Francisco. The nearest of ours is Oakland.",
    ],
    [
      "San Jose",
      "pasta in Los Angeles",
      "Our guides keep to San Francisco, Oakland, Berkeley, San Jose and the Peninsula, and Los Angeles lies outside them. Ask for the same thing in San Jose, perhaps?",
    ],
  ])("in %s: %s", (city, text, message) => expect(messageOf(text, city)).toBe(message));

  test.each<[City, string]>([
    ["San Francisco", "dinner near Oracle Park"],
    ["San Francisco", "a late lunch before I head to SFO"],
    ["Berkeley", "dinner near Rockridge BART"],
    ["Oakland", "lunch by city hall"],
    ["San Jose", "my sister from Oakland wants pho"],
    ["Berkeley", "tacos in the East Bay"],
  ])("but not in %s for: %s", (city, text) => expect(locationOf(text, city)).toEqual({ kind: "here" }));
});
