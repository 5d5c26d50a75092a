import { expect, test } from "vitest";
import type { Constraint, Place } from "@/lib/contracts/stages";
import { makeConstraint, makePlace } from "@/lib/testing/make-place";
import { misfitOf } from "./misfits";

const soft = (field: Constraint["field"], value: string) => makeConstraint({ field, values: [value], isHard: false });
const dinner = soft("meal", "dinner");
const date = soft("goodFor", "date");
const quiet = soft("vibe", "quiet");
const notLoud = { ...soft("vibe", "loud"), isNegated: true };
const pub: Partial<Place> = { cuisines: ["Korean", "Pub"], vibes: ["cosy"] };
const group = soft("goodFor", "groups");
const sweets: Partial<Place> = { cuisines: ["Ice Cream", "Dessert", "Filipino"], meals: ["lunch"] };
const cafe: Partial<Place> = {
  cuisines: ["Italian", "Coffee"],
  goodFor: ["first-date"],
  meals: ["breakfast", "lunch"],
};
const milkTea: Partial<Place> = {
  cuisines: ["Taiwanese", "Tea"],
  meals: ["lunch", "dinner", "late-night"],
  dishes: ["milk tea with pearls", "lychee black tea", "beef rolls"].map((name) => ({ name, detail: null })),
};
const takeout: Partial<Place> = { goodFor: ["takeout", "quick-bite"], features: ["walk-up"] };

test.each<[string, Partial<Place>, Constraint[], string | null]>([
  ["an ice cream parlor for a dinner", sweets, [dinner], "no meal"],
  ["an ice cream parlor that serves dinner", { ...sweets, meals: ["dinner"] }, [dinner], null],
  ["an ice cream parlor for a date", sweets, [date], "no meal"],
  [
    "an ice cream parlor known for dates, which serves meals",
    { ...sweets, goodFor: ["date"], meals: ["lunch", "dinner"] },
    [date],
    null,
  ],
  ["an ice cream parlor for those who want one", sweets, [date, makeConstraint({ values: ["Ice Cream"] })], null],
  ["an ice cream parlor for a date with dessert", sweets, [date, soft("goodFor", "dessert")], null],
  ["an ice cream parlor where nothing is said of the occasion", sweets, [makeConstraint()], null],
  ["an ice cream parlor for whoever names a kitchen", { ...sweets, meals: [] }, [makeConstraint()], "no meal"],
  ["a milk-tea shop for whoever names a kitchen", milkTea, [makeConstraint({ values: ["Taiwanese"] })], "no meal"],
  ["a milk-tea shop for a late dinner", milkTea, [soft("meal", "late-night")], "no meal"],
  ["a milk-tea shop for tea", milkTea, [dinner, makeConstraint({ values: ["Tea"] })], null],
  [
    "a tea house that cooks, for lunch",
    { ...milkTea, dishes: [{ name: "beef noodles", detail: null }] },
    [dinner],
    null,
  ],
  ["a bakery for breakfast and a date", { cuisines: ["Bakery"] }, [date, soft("meal", "breakfast")], null],
  ["a walk-up place for a group", takeout, [group], "no table"],
  ["a walk-up place that is good for a group", { ...takeout, goodFor: ["takeout", "groups"] }, [group], null],
  ["a walk-up place for nobody in particular", takeout, [dinner], null],
  ["a takeout counter for a group", { room: "a bare takeout counter", goodFor: ["groups"] }, [group], "no table"],
  [
    "a takeout counter for a group's picnic",
    { room: "a bare takeout counter" },
    [group, soft("goodFor", "picnic")],
    null,
  ],
  ["a pub for whoever wants quiet", pub, [quiet], "no quiet"],
  ["a pub for whoever hates noise", pub, [notLoud], "no quiet"],
  ["a pub that is known as quiet", { ...pub, vibes: ["quiet"] }, [quiet], null],
  ["a quiet pub for whoever names one", pub, [quiet, makeConstraint({ values: ["Pub"] })], null],
  ["a coffee house that closes in the afternoon, for a date", cafe, [soft("goodFor", "first-date")], "no evening"],
  ["the same for lunch", cafe, [date, soft("meal", "lunch")], null],
  ["the same for a coffee", cafe, [date, makeConstraint({ values: ["Coffee"] })], null],
  ["the same for nobody in particular", cafe, [quiet], null],
  ["a place of whose hours nobody tells, for a date", { cuisines: ["French"] }, [date], null],
])("%s", (_, place, constraints, misfit) => {
  expect(misfitOf(makePlace(place), constraints)).toBe(misfit);
});

test("a wish not to have a date asks for no table", () => {
  expect(misfitOf(makePlace(takeout), [{ ...date, isNegated: true }])).toBeNull();
});
