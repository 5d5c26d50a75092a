import { type SampleGuide, sampleGuide } from "@/lib/adapters/house-curator/testing/sample-guide";
import { parseConstraints, SAMPLE_PROMPTS } from "@/lib/adapters/house-curator/testing/sample-prompts";
import { builtInCatalogue } from "@/lib/catalogue/source/built-in-catalogue";
import { CITIES, type City } from "@/lib/core/cities";
import { DAY_MS } from "@/lib/core/durations";
import { recentTextsOf } from "@/lib/guides/originality/recent-texts";
import { findGrammarFaults } from "./find-grammar-faults";
import { grammarNamesOf } from "./grammar-names";

const RECENT_MAX = 40;
const START = Date.UTC(2026, 0, 8, 16);
const MOODS = "v:quiet v:lively g:date g:groups g:kids g:solo g:rainy-day g:out-of-towners m:lunch v:old-school".split(
  " ",
);

type Sample = (typeof SAMPLE_PROMPTS)[number];
const moodsOf = (city: Sample["city"], mood: string, index: number): Sample[] =>
  ["", "p:1,2", "-c:Sushi"].map((limit, turn) => {
    const wish = `${mood} ${limit} ${MOODS[(index + turn + 3) % MOODS.length]}`;
    const size = 5 + ((index + turn) % 4);
    return {
      city,
      wish,
      idea: { kind: "idea", title: wish, angle: "", constraints: parseConstraints(wish), unknowns: [], size },
    };
  });

const samples: Sample[] = [
  ...SAMPLE_PROMPTS,
  ...CITIES.flatMap((city) => MOODS.flatMap((mood, index) => moodsOf(city, mood, index))),
];

/** Of so many generated guides to these cities, those with a fault, each with what was found in it. */
export function findFaultyGuides(cities: readonly City[], count: number): string[][] {
  const names = grammarNamesOf(builtInCatalogue());
  return makeGuides(cities, count)
    .map((guide) =>
      sentencesOf(guide).flatMap((text) =>
        findGrammarFaults(text, names).map(({ rule, words }) => `${rule}: ${words} | ${text}`),
      ),
    )
    .filter((found) => found.length > 0);
}

/** Guides of two years, each of which knows its city's newest. */
function makeGuides(cities: readonly City[], count: number): SampleGuide[] {
  const ours = samples.filter(({ city }) => cities.includes(city));
  const guides: SampleGuide[] = [];
  for (let turn = 0; guides.length < count; turn++) {
    const sample = ours[turn % ours.length] as Sample;
    const newestFirst = guides.toReversed();
    const ofCity = newestFirst.filter(({ story }) => story.city === sample.city).slice(0, RECENT_MAX);
    const recent = recentTextsOf(
      ofCity,
      newestFirst.filter(({ story }) => story.city !== sample.city),
    );
    const guide = sampleGuide({ ...sample, now: new Date(START + turn * DAY_MS * 2 + turn), recent });
    if (guide) guides.push(guide);
  }
  return guides;
}

const sentencesOf = ({ introduction, entries }: SampleGuide): string[] =>
  [...introduction.flat(), ...entries.flatMap(({ sentences }) => sentences)].map(({ text }) => text);
