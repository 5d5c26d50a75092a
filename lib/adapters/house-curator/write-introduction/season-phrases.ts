import type { AcceptedIdea, Place } from "@/lib/contracts/stages";
import { californiaMonth } from "@/lib/core/california-time";
import type { City } from "@/lib/core/cities";
import { RAIN } from "../told-idea";

type SeasonPhrases = {
  heads: readonly string[];
  dry: readonly string[];
  wet: readonly string[];
  fog: readonly string[];
  tag: readonly string[];
};

const WINTER_RAIN = ["With rain on the forecast", "Between two storms", "With the gutters running"];

/** General phrases about each month to start a sentence; tags end a subtitle. Fog is for San Francisco only. */
const MONTHS: readonly SeasonPhrases[] = [
  {
    dry: [
      "On one of January's clear, cold days",
      "With the holidays paid for",
      "With the resolutions already bending",
      "In January, with the sky rinsed clean",
    ],
    wet: ["In the gray middle of January", ...WINTER_RAIN, "While the hills soak", "With wet shoes by the heater"],
    fog: [],
    heads: ["Short Days, Long Lunches", "The Month After the Feast"],
    tag: ["for a gray January", "for January, at last quiet"],
  },
  {
    dry: [
      "With the plum trees in flower",
      "On a bright day stolen from February",
      "In February, when the acacias go yellow",
      "With the days a little longer each week",
    ],
    wet: [
      "In February, with the rain not done yet",
      ...WINTER_RAIN,
      "With the creeks running",
      "On a February night that rattles the windows",
    ],
    fog: [],
    heads: ["Between Storms", "Plum Blossom and Umbrellas"],
    tag: ["for the end of winter", "for a February night"],
  },
  {
    dry: [
      "With the hills as green as they get",
      "In March, when the light comes back",
      "With poppies on the hillsides",
      "On a March evening with the clocks moved forward",
    ],
    wet: [
      "In March, when the rain comes and goes",
      "With an umbrella still by the door",
      "Under a sky that can't decide",
      "With one more storm on the way",
    ],
    fog: [],
    heads: ["Green Hills, Full Plates", "The Rain Lets Up"],
    tag: ["for green hills and March", "for the first soft evenings"],
  },
  {
    dry: [
      "Now that the evenings have light in them",
      "In April, with the first windows open",
      "In April, with the wisteria out",
      "With everyone suddenly outdoors",
    ],
    wet: ["With April's last rain on the coats", "On a showery April day", "With puddles and sun at once"],
    fog: [],
    heads: ["Windows Open", "The First Light Supper"],
    tag: ["for April evenings", "for the long light of spring"],
  },
  {
    dry: [
      "In May, before the fog settles in",
      "With the hills gone from green to gold",
      "With the year's first bare arms",
      "In May, when the days run long",
    ],
    wet: ["On a May day that forgot itself and rained", "With a late shower on the roof"],
    fog: ["With the first fog of the year at the window"],
    heads: ["Before the Fog", "Hills Gone Gold"],
    tag: ["for May", "for the hills going gold"],
  },
  {
    dry: [
      "With the evenings as long as they get",
      "In June, when nobody wants to go home",
      "With school out",
      "At the top of the year's light",
    ],
    wet: ["On a June day with mist in it", "In what the coast calls June gloom"],
    fog: ["In June, when the fog takes the afternoons", "With the fog back at its post"],
    heads: ["June Gloom, Good Company", "The Longest Evenings"],
    tag: ["for June's long light", "for the longest evenings"],
  },
  {
    dry: [
      "In July, with supper at no fixed time",
      "With summer in full swing on the warm side of the hills",
      "With the city half away",
      "On a July night with the hills gone brown",
    ],
    wet: ["On a July day as gray as January", "With a scarf on in midsummer"],
    fog: ["In July, when visitors buy sweaters", "With the foghorns going"],
    heads: ["Sweater Weather in July", "High Summer, Low Cloud"],
    tag: ["for July, sweater in hand", "for high summer"],
  },
  {
    dry: [
      "In August, with the schools about to start",
      "At the slack end of summer",
      "In August, with half the street on vacation",
      "With the hills burnt blond",
    ],
    wet: ["On an August day that never clears", "With the sky the color of a dishcloth"],
    fog: ["In August, under a lid of fog", "With the fog in no hurry to leave"],
    heads: ["The Slack End of Summer", "August, Unhurried"],
    tag: ["for the end of summer", "for August, fog or no fog"],
  },
  {
    dry: [
      "Now that summer has finally arrived, in September",
      "With the warm weeks here at last",
      "In September, when the coast turns warm",
      "With the evenings suddenly soft",
    ],
    wet: ["With the first odd drops of September", "On the one wet day of September"],
    fog: ["On the morning the fog lets go"],
    heads: ["Summer at Last", "The Warm Weeks"],
    tag: ["for the warm weeks", "for September, our real summer"],
  },
  {
    dry: [
      "In October, with the evenings still warm",
      "With the last of the warm nights to spend",
      "With the light gone gold",
      "In October, when nobody needs a coat",
    ],
    wet: ["With the first clouds of October", "With the first storm talked about and not yet here"],
    fog: ["In October, between fog and heat"],
    heads: ["The Last Warm Nights", "October, Window Down"],
    tag: ["for the last warm nights", "for October"],
  },
  {
    dry: [
      "In November, now that it is dark by supper",
      "With the clocks turned back",
      "On a clear November night with a coat on",
      "In the weeks before the holidays",
      "With the ginkgoes gone yellow",
      "With the evenings drawing in",
      "In November, with the year on its last lap",
    ],
    wet: [
      "With the first rains in",
      "In November, with wet leaves on the pavement",
      "Now that the rain has made up its mind",
      "With the umbrellas out of the closet",
      "On the kind of night that fogs a window",
    ],
    fog: [],
    heads: ["First Rain", "Dark by Supper", "Coats on Chairs", "Before the Holidays", "November, Indoors"],
    tag: ["for the first rains", "for dark November evenings", "for the weeks before the holidays"],
  },
  {
    dry: [
      "In December, with everybody in town",
      "With the year running out",
      "In the short days",
      "With lights strung along the avenues",
      "In December, between one party and the next",
    ],
    wet: ["With December rain on the glass", ...WINTER_RAIN, "With the streets shining wet"],
    fog: [],
    heads: ["Lights on the Avenues", "The Short Days", "One More Before the Year Is Out"],
    tag: ["for the short days", "for December, coats and all"],
  },
];

const FOG = /\bfogg?y?\b/i;
const SEASON_BY_MONTH = [
  ...["winter", "winter", "spring", "spring", "spring", "summer"],
  ...["summer", "summer", "autumn|fall", "autumn|fall", "autumn|fall", "winter"],
];

const DAYTIME = new Set([
  "breakfast",
  "brunch",
  "lunch",
  "picnic",
  "hangover",
  "Bakery",
  "Breakfast",
  "Coffee",
  "Dim Sum",
]);

type SeasonContext = {
  now: Date;
  city: City;
  prompt: string;
  idea: AcceptedIdea;
  picks: readonly { place: Pick<Place, "meals"> }[];
};

/** What may be said of the time of year; nothing, unless the wish speaks of rain, fog, the month or its season. */
function seasonOf({ now, city, prompt, idea, picks }: SeasonContext): {
  leads: string[];
  tags: readonly string[];
  heads: readonly string[];
} {
  const month = californiaMonth(now);
  const season = MONTHS[month - 1];
  const requested = idea.constraints.filter(({ isNegated }) => !isNegated).flatMap(({ values }) => values);
  const asksForRain = requested.includes("rainy-day") || RAIN.test(prompt);
  const asksForFog = FOG.test(prompt) && city === "San Francisco";
  const asksForMonth = new RegExp(`\\b(?:${MONTH_NAMES[month - 1]}|${SEASON_BY_MONTH[month - 1]})\\b`, "i").test(
    prompt,
  );
  if (!season || !(asksForRain || asksForFog || asksForMonth)) return { leads: [], tags: [], heads: [] };
  const isDaytime =
    requested.some((value) => DAYTIME.has(value)) ||
    picks.some(({ place: { meals } }) => meals.length > 0 && !meals.includes("dinner"));
  const fits = (lead: string) => !(isDaytime && /night|evening|dark|supper/i.test(lead));
  const leads = asksForRain ? season.wet : asksForFog ? season.fog : season.dry;
  return {
    leads: leads.filter(fits),
    tags: asksForMonth ? season.tag.filter(fits) : [],
    heads: asksForMonth ? season.heads.filter(fits) : [],
  };
}

const MONTH_NAMES = [
  ...["january", "february", "in march", "april", "in may", "june"],
  ...["july", "august", "september", "october", "november", "december"],
];

export const seasonLeads = (context: SeasonContext): string[] => seasonOf(context).leads;
export const seasonTags = (context: SeasonContext): readonly string[] => seasonOf(context).tags;
export const seasonHeadlines = (context: SeasonContext): readonly string[] => seasonOf(context).heads;
