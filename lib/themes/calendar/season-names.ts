/** Words that name something of the almanac, with the facts that allow them: one of them must hold in the week. */
const SEASON_NAMES: readonly (readonly [pattern: RegExp, ...factIds: string[]])[] = [
  [/\bnew year's (?:day|morning)\b|\bfirst morning of the year\b/i, "new-year"],
  [/\b(?:lunar|chinese) new year\b|\bt[eế]t\b|\bseollal\b/i, "lunar-new-year"],
  [/\bsuper bowl\b/i, "football"],
  [/\bvalentine/i, "valentines"],
  [/\bmardi gras\b|\bfat tuesday\b/i, "mardi-gras"],
  [/\bLent\b|\bash wednesday\b/, "lent", "mardi-gras"],
  [/\bramadan\b|\biftar\b/i, "ramadan", "eid-al-fitr"],
  [/\beid\b/i, "eid-al-fitr", "eid-al-adha"],
  [/\bst\.? patrick/i, "st-patricks"],
  [/\bnowruz\b|\bpersian (?:new )?year\b/i, "nowruz"],
  [/\bpassover\b|\bseder\b/i, "passover"],
  [/\beaster\b/i, "easter"],
  [/\bcherry blossom|\bcherries bloom\b/i, "cherry-blossoms"],
  [/\bcinco de mayo\b/i, "cinco-de-mayo"],
  [/\bmother's day\b/i, "mothers-day"],
  [/\bfather's day\b/i, "fathers-day"],
  [/\bbay to breakers\b/i, "bay-to-breakers"],
  [/\bmemorial day\b|\bcarnaval\b/i, "memorial-day"],
  [/\bgraduation\b/i, "graduation"],
  [/\bjuneteenth\b/i, "juneteenth"],
  [/\bPride\b/, "pride"],
  [/\bfourth of july\b|\bindependence day\b/i, "independence-day"],
  [/\bbastille\b/i, "bastille-day"],
  [/\boutside lands\b/i, "outside-lands"],
  [/\blabor day\b/i, "labor-day"],
  [/\brosh hashanah\b|\bhigh holidays\b/i, "rosh-hashanah"],
  [/\bmid-autumn\b|\bautumn moon\b|\bmooncakes?\b/i, "autumn-moon"],
  [/\boktoberfest\b/i, "oktoberfest"],
  [/\bhardly strictly\b/i, "bluegrass"],
  [/\bfleet week\b|\bblue angels\b/i, "fleet-week"],
  [/\bdiwali\b/i, "diwali"],
  [/\bhalloween\b/i, "halloween"],
  [/\bd[ií]a de (?:los )?muertos\b|\bdays? of the dead\b/i, "days-of-the-dead"],
  [/\bthanksgiving\b/i, "before-thanksgiving", "thanksgiving"],
  [/\bhanukkah\b|\bchanukah\b|\beight nights\b/i, "hanukkah"],
  [/\bguadalupe\b/i, "guadalupe"],
  [/\bnutcracker\b/i, "nutcracker"],
  [/\bsolstice\b|\blongest night\b/i, "solstice"],
  [/\bchristmas\b/i, "christmas", "nutcracker", "office-parties"],
  [/\bnew year's eve\b|\blast night of december\b/i, "new-years-eve"],
  [/\bcrab season\b/i, "crab"],
  [/\bcitrus\b/i, "citrus"],
  [/\bchanterelles?\b|\bwild mushrooms?\b/i, "mushrooms"],
  [/\basparagus\b|\bgreen garlic\b/i, "green-garlic"],
  [/\bartichoke season\b/i, "artichokes"],
  [/\bstrawberr(?:y|ies)\b|\bberry season\b/i, "strawberries", "cherries"],
  [/\bcherry season\b/i, "cherries"],
  [/\bstone fruit\b|\bapricots?\b|\bpeach(?:es)?\b|\bnectarines?\b/i, "stone-fruit", "cherries"],
  [/\bcorn season\b|\bsweet corn\b/i, "corn"],
  [/\btomato season\b|\bdry-farmed\b/i, "tomatoes"],
  [/\bfigs?\b/i, "figs"],
  [/\bgrape harvest\b|\bharvest season\b/i, "grapes"],
  [/\bsquash season\b|\bpumpkins?\b/i, "squash", "halloween"],
  [/\bpersimmons?\b/i, "persimmons"],
];

/** What a text names that its week does not hold, or null. */
export function findOutOfSeasonName(text: string, heldIds: ReadonlySet<string>): string | null {
  for (const [pattern, ...factIds] of SEASON_NAMES) {
    const [named] = text.match(pattern) ?? [];
    if (named !== undefined && !factIds.some((id) => heldIds.has(id))) return named;
  }
  return null;
}

/** The facts among those held that a text names, one for each name. */
export const findNamedFacts = (text: string, heldIds: ReadonlySet<string>): string[] =>
  SEASON_NAMES.filter(([pattern]) => pattern.test(text)).flatMap(
    ([, ...ids]) => ids.find((id) => heldIds.has(id)) ?? [],
  );
