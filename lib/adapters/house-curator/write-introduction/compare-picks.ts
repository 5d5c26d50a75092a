import { areaWithPreposition } from "../grammar/places";
import { joinList } from "../grammar/words";
import { requestedTags } from "../requested-tags";
import { hashText, seededShuffle } from "../seeded-random";
import type { FactPhrase } from "./fact-phrases";
import type { Highlight } from "./highlights";
import { freshestSentence, type IntroductionDraft, type OptionalSentence } from "./introduction-draft";
import { TAG_PREDICATES } from "./tag-predicates";

const NAMED_MAX = 3;

/**
 * How the picks differ in what was asked for, or else in age, place or kitchen: why each of them is in this guide. It
 * says only what is known of a place, never that another one lacks it.
 */
export function writeComparison(draft: IntroductionDraft): OptionalSentence {
  const { highlights, seed } = draft;
  if (highlights.length < 2) return null;
  const isNew = ({ about }: FactPhrase) => about.every((pick) => !draft.mentioned.has(pick));
  const asked = seededShuffle(comparedTags(draft), `${seed}:tags`);
  const others = [...comparedAges(highlights), ...comparedAreas(highlights), ...comparedKitchens(draft)].filter(isNew);
  const ofWish = freshestSentence(draft, asked.length > 1 ? joined(asked) : [], "asked");
  if (ofWish) return ofWish;
  const single = freshestSentence(draft, asked.filter(isNew).map(ended), "single");
  // What the wish didn't ask about tells the picks apart well enough once in a while.
  return (
    single ?? (hashText(`${seed}:compare?`) % 3 === 0 ? freshestSentence(draft, others.map(ended), "others") : null)
  );
}

const ended = (clause: FactPhrase): FactPhrase => ({ ...clause, text: `${clause.text}.` });

/** Two clauses about different places in one sentence. */
function joined(clauses: readonly FactPhrase[]): FactPhrase[] {
  return clauses.flatMap((first) =>
    clauses.flatMap((second) =>
      first === second || first.about.some((pick) => second.about.includes(pick)) || isLong(first) || isLong(second)
        ? []
        : [" while ", ", and ", "; "].map((link) => ({
            text: `${first.text}${link === " while " && first.text.includes(",") ? ", while " : link}${second.text}.`,
            ids: [...new Set([...first.ids, ...second.ids])],
            about: [...first.about, ...second.about],
          })),
    ),
  );
}

const isLong = ({ text }: FactPhrase): boolean => /[;:]/.test(text) || text.length > 90;

const clause = (text: string, about: readonly Highlight[]): FactPhrase => ({
  text,
  ids: about.flatMap(({ m }) => m.factsId ?? []),
  about,
});

const named = (about: readonly Highlight[]): string => joinList(about.map(({ name }) => name));

/** Who has what the wish asks for, where some are known to and not all. */
function comparedTags({ highlights, story, seed }: IntroductionDraft): FactPhrase[] {
  const asksForDish = story.idea.constraints.some(({ field, isNegated }) => field === "dish" && !isNegated);
  const makers = asksForDish ? highlights.filter(({ isWanted, the }) => isWanted && the) : [];
  const dishes =
    makers.length < highlights.length
      ? makers.map((maker) => ({ ...clause(`${maker.name} serves ${maker.the}`, [maker]), ids: maker.ids }))
      : [];
  const tags = [...requestedTags(story.idea)].flatMap((tag) => {
    const predicate = TAG_PREDICATES[tag];
    const holders = highlights.filter(({ m: { place } }) =>
      [place.vibes, place.goodFor, place.features, place.diets].some((tags) => tags.includes(tag)),
    );
    if (!predicate || holders.length === 0 || holders.length === highlights.length) return [];
    const about = seededShuffle(holders, `${seed}:${tag}`).slice(0, NAMED_MAX);
    return [clause(`${named(about)} ${about.length > 1 ? predicate.many : predicate.one}`, about)];
  });
  return [...dishes, ...tags];
}

const AGE_GAP_MIN = 15;

/** The oldest and the youngest, if both are known to be. */
function comparedAges(highlights: readonly Highlight[]): FactPhrase[] {
  const known = highlights
    .filter(({ m }) => m.place.foundedIn !== null)
    .toSorted((a, b) => (a.m.place.foundedIn ?? 0) - (b.m.place.foundedIn ?? 0));
  const [old, young] = [known[0], known.at(-1)];
  const [since, until] = [old?.m.place.foundedIn, young?.m.place.foundedIn];
  if (!old || !young || !since || !until || until - since < AGE_GAP_MIN) return [];
  return [
    clause(`${old.name} dates from ${since}, ${young.name} from ${until}`, [old, young]),
    clause(`${young.name} opened in ${until} and ${old.name} in ${since}`, [young, old]),
  ];
}

/** Which of them share a neighborhood. */
function comparedAreas(highlights: readonly Highlight[]): FactPhrase[] {
  const byArea = [...Map.groupBy(highlights, ({ m }) => m.place.neighbourhood)].flatMap(([area, about]) =>
    area && about.length <= NAMED_MAX ? [{ area, about }] : [],
  );
  const [first, second] = byArea.toSorted((a, b) => b.about.length - a.about.length);
  if (!first || !second || first.about.length < 2) return [];
  const [here, there] = [areaWithPreposition(first.area), areaWithPreposition(second.area)];
  return [
    clause(`${named(first.about)} are ${here}, ${named(second.about)} ${there}`, [...first.about, ...second.about]),
  ];
}

const KITCHENS_MIN = 3;

/** What their kitchens are, where the wish left that open and they differ. */
function comparedKitchens({ highlights, story }: IntroductionDraft): FactPhrase[] {
  if (story.idea.constraints.some(({ field, isNegated }) => field === "cuisine" && !isNegated)) return [];
  const byCuisine = new Map<string, Highlight>();
  for (const pick of highlights) {
    const cuisine = pick.m.place.cuisines.find((each) => COOKING.has(each));
    if (cuisine && !byCuisine.has(cuisine)) byCuisine.set(cuisine, pick);
  }
  const kitchens = [...byCuisine].slice(0, NAMED_MAX);
  const [first, ...others] = kitchens;
  if (!first || kitchens.length < KITCHENS_MIN) return [];
  const about = kitchens.map(([, pick]) => pick);
  const rest = others.map(([cuisine, { name }]) => `${name} ${cuisine}`);
  return [
    clause(`${first[1].name} cooks ${first[0]} food, ${joinList(rest)}`, about),
    clause(`the cooking is ${joinList(kitchens.map(([cuisine, { name }]) => `${cuisine} at ${name}`))}`, about),
  ];
}

/** Cuisines that are adjectives of a people or a place. */
const COOKING = new Set(
  `Italian Japanese Chinese Korean Thai Vietnamese Burmese Indian Mexican Oaxacan Peruvian Salvadoran Spanish French Greek
  Ethiopian Eritrean Moroccan Persian Afghan Filipino Malaysian Cantonese Sichuan Californian American Cuban Brazilian
  German Turkish Lebanese Georgian Portuguese Nepalese Himalayan Laotian Jamaican`.split(/\s+/),
);
