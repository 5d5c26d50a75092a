import { expect, test } from "vitest";
import type { Place } from "@/lib/contracts/stages";
import { makePlace } from "@/lib/testing/make-place";
import { judgeDanger } from "./dangers";

const noted = (text: string): Partial<Place> => ({ notes: [{ about: "cooking", text }] });
const serving = (name: string, detail: string | null = null): Partial<Place> => ({ dishes: [{ name, detail }] });

test.each<[string, Partial<Place>, string]>([
  ["peanuts", serving("pad thai"), "unmet"],
  ["peanut", noted("a peanut sauce is ground each morning"), "unmet"],
  ["nuts", serving("salad", "with toasted pecans"), "unmet"],
  ["nuts", { editorialSummary: "Burgers with salads of seeds and nuts." }, "unmet"],
  ["nuts", {}, "unknown"],
  ["shellfish", { cuisines: ["Seafood"] }, "unmet"],
  ["shrimp", serving("har gow"), "unmet"],
  ["fish", { cuisines: ["Japanese", "Sushi"] }, "unmet"],
  ["fish", noted("kelp stock instead of bonito"), "unknown"],
  ["soy", { cuisines: ["Ramen"] }, "unmet"],
  ["gluten", serving("margherita pizza"), "unmet"],
  ["pork", { diets: ["halal"], cuisines: ["Chinese"], ...serving("beef pie") }, "met"],
  ["pork", noted("lamb in place of pork"), "unknown"],
  ["pork", { cuisines: ["Ethiopian", "Vegetarian"], diets: ["vegetarian"] }, "unknown"],
  ["beef", { cuisines: ["Ethiopian", "Vegetarian"], ...serving("beef tibs") }, "unmet"],
  ["dairy", { cuisines: ["Vegan"], ...serving("cream of mushroom") }, "met"],
  ["dairy", { cuisines: ["Japanese"], ...noted("everything is vegan") }, "met"],
  ["celery", serving("celery root soup"), "unmet"],
  ["celery", {}, "unknown"],
  ["alcohol", { features: ["full-bar"] }, "unmet"],
  ["alcohol", { diets: ["halal"], features: ["wine-list"] }, "unmet"],
  ["alcohol", { goodFor: ["beer"] }, "unmet"],
  ["alcohol", noted("the kitchen is strictly halal, with no pork and no alcohol"), "met"],
  ["alcohol", noted("no alcohol is sold"), "met"],
  ["alcohol", {}, "unknown"],
  ["alpha gal", serving("goat curry"), "unmet"],
  ["alpha gal", serving("roast chicken"), "unknown"],
  ["anything raw", serving("hamachi crudo"), "unmet"],
  ["anything raw", serving("braised greens"), "unknown"],
  ["raw produce", serving("hamachi crudo"), "unknown"],
  ["raw produce", serving("chopped salad"), "unmet"],
  ["acidic foods", serving("tomato bisque"), "unmet"],
  ["pecan pie filling", serving("salad", "with walnuts"), "unmet"],
  ["walnut oil dressing", {}, "unknown"],
  ["ham and turkey club", { diets: ["halal"], ...serving("beef pie") }, "unknown"],
  ["camembert", serving("onion soup", "under melted cheese"), "unmet"],
  ["camembert", serving("pasta", "with parmesan"), "unknown"],
  ["aged cheese", serving("gouda croquettes"), "unmet"],
  ["oysters", serving("grilled oyster mushrooms"), "unknown"],
  ["oysters", serving("grilled oysters and mushrooms"), "unmet"],
  ["crab", serving("cioppino"), "unmet"],
  ["rice", serving("strawberry mochi"), "unmet"],
  ["lobster roll", serving("half a lobster", "from the grill"), "unmet"],
  ["shellfish", serving("tea leaf salad"), "unmet"],
  ["egg", serving("polpette"), "unmet"],
  ["cashews", serving("butter chicken"), "unmet"],
  ["soy", serving("lomo saltado"), "unmet"],
  ["beef", serving("lomo saltado"), "unmet"],
  ["fish", serving("lomo saltado"), "unknown"],
])("%s at %j is %s", (food, facts, verdict) => {
  expect(judgeDanger(makePlace(facts), food).verdict).toBe(verdict);
});
