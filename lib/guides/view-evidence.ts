import type { evidence, restaurants } from "@/db/schema";
import type { Evidence } from "@/lib/contracts/guide";
import type { EvidenceAbout } from "@/lib/contracts/place";
import { capitalize } from "@/lib/core/capitalize";
import { joinWithAnd, VENUE_TYPES } from "@/lib/restaurants/vocabulary";
import { describeValue } from "./constraints/describe-constraint";
import { describeFacts } from "./constraints/describe-facts";
import { listed } from "./constraints/judgement";

type EvidenceRow = typeof evidence.$inferSelect;
type RestaurantRow = typeof restaurants.$inferSelect;
type Described = Pick<RestaurantRow, "address" | "neighbourhood" | "town" | "city" | "cuisines" | "foundedIn"> &
  Pick<RestaurantRow, "dishes" | "vibes" | "goodFor" | "meals" | "diets" | "features">;

/** What somebody wrote comes before what is listed. */
const ORDER: readonly EvidenceAbout[] = [
  ...(["summary", "cooking", "room", "story", "order", "know", "review", "dish", "facts"] as const),
];

/** Evidence for readers: texts as their sources wrote them, then what is only listed, told in sentences. */
export const viewEvidence = (rows: readonly EvidenceRow[], restaurant: Described): Evidence[] =>
  rows
    .map(({ id, about, text, source, sourceUrl, datedOn }) => ({
      id,
      about,
      text: about === "facts" ? tellFacts(restaurant) : about === "dish" ? tellDish(text, restaurant) : text,
      source,
      sourceUrl,
      datedOn,
    }))
    .sort((a, b) => ORDER.indexOf(a.about) - ORDER.indexOf(b.about) || a.id.localeCompare(b.id));

/** "Korean kitchen at 4001 Telegraph Ave, Temescal, Oakland. Dinner; reservations. We know it as quiet." */
function tellFacts(place: Described): string {
  const { meals, diets, features, vibes, goodFor } = place;
  const offers = [
    joinWithAnd(meals.map((meal) => describeValue("meal", meal))),
    diets.length > 0 && `${joinWithAnd(diets)} food`,
    joinWithAnd(
      features
        .filter((each) => each !== "late-kitchen" || !meals.includes("late-night"))
        .map((each) => (each === "chain" ? "part of a chain" : describeValue("feature", each))),
    ),
  ];
  const noted = [
    ...(vibes.length > 0 ? [listed("vibes", vibes)] : []),
    ...(goodFor.length > 0 ? [listed("goodFor", goodFor)] : []),
  ];
  return [
    whatAndWhere(place),
    offers.filter(Boolean).join("; "),
    describeFacts(noted).replaceAll("; we know it ", "; "),
  ]
    .filter((part) => part !== "")
    .map((part) => `${capitalize(part)}.`)
    .join(" ");
}

function whatAndWhere({ cuisines, address, neighbourhood, town, city, foundedIn }: Described): string {
  const [venues, national] = [true, false].map((isVenue) =>
    cuisines.filter((each) => VENUE_TYPES.includes(each) === isVenue).map((each) => describeValue("cuisine", each)),
  );
  const kitchen = national?.length ? [`${joinWithAnd(national)} kitchen`] : [];
  const what = joinWithAnd([...kitchen, ...(venues ?? [])]);
  const where = [...new Set([address, neighbourhood, town ?? city].filter((part) => part))].join(", ");
  return [[what, where].filter(Boolean).join(" at "), foundedIn !== null && `open since ${foundedIn}`]
    .filter(Boolean)
    .join(", ");
}

/** A dish as the menu lists it: "On the menu: moussaka, baked in its own clay dish." */
function tellDish(text: string, { dishes }: Described): string {
  const folded = text.toLowerCase();
  const [dish] = dishes
    .filter(({ name }) => folded.startsWith(name.toLowerCase()))
    .sort((a, b) => b.name.length - a.name.length);
  const told = dish ? [dish.name, dish.detail].filter(Boolean).join(", ") : text;
  return `On the menu: ${told.replace(/\.$/, "")}.`;
}
