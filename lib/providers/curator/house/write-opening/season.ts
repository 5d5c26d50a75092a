import type { City } from "@/lib/cities";
import type { AcceptedIdea } from "@/lib/guides/stage-types";

type Season = { dry: readonly string[]; wet: readonly string[]; fog: readonly string[]; tag: readonly string[] };

const WINTER_RAIN = ["With rain on the forecast", "Between two storms", "With the gutters running"];

/** What anybody here could say of the month, as the start of a sentence; tags end a subtitle. Fog is for San Francisco. */
const MONTHS: readonly Season[] = [
  {
    dry: ["On one of January's clear, cold days", "With the holidays paid for"],
    wet: ["In the gray middle of January", ...WINTER_RAIN],
    fog: [],
    tag: ["for a gray January", "for January, at last quiet"],
  },
  {
    dry: ["With the plum trees in flower", "On a bright day stolen from February"],
    wet: ["In February, with the rain not done yet", ...WINTER_RAIN],
    fog: [],
    tag: ["for the end of winter", "for a February night"],
  },
  {
    dry: ["With the hills as green as they get", "In March, when the light comes back"],
    wet: ["In March, when the rain comes and goes", "With an umbrella still by the door"],
    fog: [],
    tag: ["for green hills and March", "for the first soft evenings"],
  },
  {
    dry: ["Now that the evenings have light in them", "In April, with the first windows open"],
    wet: ["With April's last rain on the coats"],
    fog: [],
    tag: ["for April evenings", "for the long light of spring"],
  },
  {
    dry: ["In May, before the fog settles in", "With the hills gone from green to gold"],
    wet: ["On a May day that forgot itself and rained"],
    fog: ["With the first fog of the year at the window"],
    tag: ["for May", "for the hills going gold"],
  },
  {
    dry: ["With the evenings as long as they get", "In June, when nobody wants to go home"],
    wet: ["On a June day with mist in it"],
    fog: ["In June, when the fog takes the afternoons", "With the fog back at its post"],
    tag: ["for June's long light", "for the longest evenings"],
  },
  {
    dry: ["In July, with supper at no fixed time", "With summer in full swing on the warm side of the hills"],
    wet: ["On a July day as gray as January"],
    fog: ["In July, when visitors buy sweaters", "With the foghorns going"],
    tag: ["for July, sweater in hand", "for high summer"],
  },
  {
    dry: ["In August, with the schools about to start", "At the slack end of summer"],
    wet: ["On an August day that never clears"],
    fog: ["In August, under a lid of fog", "With the fog in no hurry to leave"],
    tag: ["for the end of summer", "for August, fog or no fog"],
  },
  {
    dry: ["Now that summer has finally arrived, in September", "With the warm weeks here at last"],
    wet: ["With the first odd drops of September"],
    fog: ["On the morning the fog lets go"],
    tag: ["for the warm weeks", "for September, our real summer"],
  },
  {
    dry: ["In October, with the evenings still warm", "With the last of the warm nights to spend"],
    wet: ["With the first clouds of October"],
    fog: ["In October, between fog and heat"],
    tag: ["for the last warm nights", "for October"],
  },
  {
    dry: [
      "In November, now that it is dark by supper",
      "With the clocks turned back",
      "On a clear November night with a coat on",
    ],
    wet: [
      "With the first rains in",
      "In November, with wet leaves on the pavement",
      "Now that the rain has made up its mind",
    ],
    fog: [],
    tag: ["for the first rains", "for dark November evenings", "for the weeks before the holidays"],
  },
  {
    dry: ["In December, with everybody in town", "With the year running out", "In the short days"],
    wet: ["With December rain on the glass", ...WINTER_RAIN],
    fog: [],
    tag: ["for the short days", "for December, coats and all"],
  },
];

const OUTDOORS = new Set(["patio", "dogs-on-patio", "picnic", "garden", "view", "waterfront", "people-watching"]);

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

type Now = { now: Date; city: City; idea: AcceptedIdea };

function seasonOf({ now, city, idea }: Now): { leads: string[]; tags: readonly string[] } {
  const month = Number(
    new Intl.DateTimeFormat("en-US", { month: "numeric", timeZone: "America/Los_Angeles" }).format(now),
  );
  const season = MONTHS[month - 1] ?? MONTHS[0];
  if (!season) return { leads: [], tags: [] };
  const asked = idea.constraints.filter(({ isNegated }) => !isNegated).flatMap(({ values }) => values);
  const isDaytime = asked.some((value) => DAYTIME.has(value));
  const fits = (lead: string) => !(isDaytime && /night|evening|dark|supper/i.test(lead));
  const fog = city === "San Francisco" ? season.fog : [];
  if (asked.includes("rainy-day")) return { leads: [...season.wet, ...fog].filter(fits), tags: season.tag };
  if (asked.some((value) => OUTDOORS.has(value))) return { leads: [...season.dry].filter(fits), tags: season.tag };
  return { leads: [...season.dry, ...season.wet, ...fog].filter(fits), tags: season.tag };
}

export const seasonLeads = (now: Now): string[] => seasonOf(now).leads;
export const seasonTags = (now: Now): readonly string[] => seasonOf(now).tags;
