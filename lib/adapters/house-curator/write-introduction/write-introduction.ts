import type { AcceptedIdea, GroundedSentence, WrittenEntry } from "@/lib/contracts/stages";
import { buildGrounding } from "@/lib/guides/checker/grounding";
import { followsOrder, ORDERS } from "@/lib/guides/pick-orders";
import type { GuideBrief } from "@/lib/ports/curator";
import { DIET_SYNONYMS } from "@/lib/restaurants/vocabulary";
import { OCCASION_PHRASES } from "../constraint-phrases/occasions";
import { VIBE_PHRASES } from "../constraint-phrases/vibes";
import { grammaticalNumber } from "../grammar/dishes";
import { areaPhrase, cityPhrase } from "../grammar/places";
import { hashText, seededShuffle } from "../seeded-random";
import { answeredIdea } from "./answered-idea";
import { writeOmissions } from "./caveats/write-omissions";
import { CONTRAST_TEMPLATES } from "./contrast-templates";
import { type Highlight, highlightsOf } from "./highlights";
import { firstValidSentence, type IntroductionDraft, type OptionalSentence } from "./introduction-draft";
import { NAME_ONLY_TEMPLATES, OPENING_TEMPLATES } from "./opening-templates";
import { MIDDLE_TEMPLATES, ORDER_TEMPLATES, UNORDERED_TEMPLATES } from "./order-templates";
import { requestedValues, requestPhrase } from "./request-phrase";
import { seasonLeads } from "./season-phrases";
import { writeHeadline } from "./write-headline";
import { writeIdeaSentence } from "./write-idea-sentence";

/** Writes the headline and the introduction: why this idea now, the order of the picks, and what was left out. */
export function writeIntroduction(
  brief: GuideBrief,
  entries: readonly WrittenEntry[],
  now: Date,
): { title: string; introduction: GroundedSentence[][] } {
  const seed = `${now.getTime()}:${brief.prompt}:${brief.picks.map(({ place }) => place.id).join()}`;
  const highlights = highlightsOf(brief, entries, seed);
  const draft: IntroductionDraft = {
    story: { ...brief, idea: withoutUnknownDiets(brief.idea) },
    highlights,
    mentioned: new Set(),
    ground: buildGrounding(brief),
    seed,
    now,
  };
  const paragraphs = [
    writeReasonParagraph(draft),
    [writeOrderSentence(draft), writeMiddleSentence(draft)],
    writeOmissions(draft),
  ];
  return {
    title: writeHeadline(draft),
    introduction: paragraphs
      .map((paragraph) => paragraph.filter((sentence) => sentence !== null))
      .filter((paragraph) => paragraph.length > 0),
  };
}

/** What only its author calls a diet is told at the guide's top; in a sentence it would be no English: "stroke cooking". */
const withoutUnknownDiets = (idea: AcceptedIdea): AcceptedIdea => ({
  ...idea,
  constraints: idea.constraints.filter(
    ({ field, values }) => field !== "diet" || values.some((value) => value in DIET_SYNONYMS),
  ),
});

/** Why this idea, then why here and now; without an idea, it starts with the season. */
function writeReasonParagraph(draft: IntroductionDraft): OptionalSentence[] {
  const idea = writeIdeaSentence(draft, unmentioned(draft));
  if (idea && hashText(`${draft.seed}:why`) % 2 === 0)
    return [idea, writeContrastSentence(draft) ?? writeOpeningSentence(draft)];
  return [idea, writeOpeningSentence(draft), idea ? null : writeContrastSentence(draft)];
}

/** A pick opens the guide with what it answers of the wish, and with no more. */
function writeOpeningSentence(draft: IntroductionDraft): OptionalSentence {
  const { story, seed, now } = draft;
  const seasons = seededShuffle(
    seasonLeads({ now, city: story.city, idea: story.idea, picks: story.picks }),
    `${seed}:season`,
  );
  const here = locationPhrase(story);
  const all = draft.highlights.map((star) => {
    const answered = answeredIdea(story.idea, star);
    const want = requestPhrase(answered, seed);
    return { star, want, occasions: seededShuffle(occasionLeads(answered), `${seed}:occasion`) };
  });
  const stars = unmentioned(draft)
    .flatMap((star) => all.find((each) => each.star === star) ?? [])
    .sort((a, b) => Number(a.want === null) - Number(b.want === null));
  const forms = seededShuffle(OPENING_TEMPLATES, `${seed}:first`);
  const byPlate = firstValidSentence(
    draft,
    pairsOf(forms, stars).map(([form, { star, want, occasions }], index) => {
      const others = all.filter((other) => other.star !== star && other.want === want);
      const next = seededShuffle(others, `${seed}:then`)[0]?.star ?? null;
      const season = seasons[index % seasons.length] ?? "This week";
      const lead = hashText(`${seed}:lead`) % 3 === 0 ? season : (occasions[index % occasions.length] ?? season);
      const { the, plate, name, street } = star;
      const isMany = want !== null && isPlural(want);
      const text =
        the && plate && form({ season, lead, want, isMany, the, plate, name, street, here, next: next?.name ?? null });
      return { text, about: next && text?.includes(next.name) ? [star, next] : [star] };
    }),
  );
  if (byPlate) return byPlate;
  return firstValidSentence(
    draft,
    pairsOf(seededShuffle(NAME_ONLY_TEMPLATES, `${seed}:named`), stars).map(([form, { star, want }], index) => ({
      text:
        want !== null &&
        star.street &&
        form({
          season: seasons[index % seasons.length] ?? "This week",
          want,
          name: star.name,
          street: star.street,
          here,
        }),
      about: [star],
    })),
  );
}

const isPlural = (want: string): boolean =>
  grammaticalNumber(
    want
      .split(/ (?:in|for|with|out|on) /)[0]
      ?.split(" or ")
      .at(-1) ?? "",
  ) === "many";

/** Adverbials from the prompt's occasions and moods: "With a client to feed". */
const occasionLeads = (idea: AcceptedIdea): string[] => [
  ...requestedValues(idea, "goodFor").flatMap((value) => OCCASION_PHRASES[value]?.leads ?? []),
  ...requestedValues(idea, "vibe").flatMap((value) => VIBE_PHRASES[value]?.leads ?? []),
];

/** Picks not mentioned yet: requested dishes first, the first and last picks last, since the order mentions those. */
function unmentioned({ highlights, mentioned, seed }: IntroductionDraft): Highlight[] {
  const left = seededShuffle(highlights, `${seed}:star`).filter((highlight) => !mentioned.has(highlight));
  const rank = (highlight: Highlight) =>
    (highlight.isWanted ? 0 : 2) + (highlight === highlights[0] || highlight === highlights.at(-1) ? 1 : 0);
  return left.sort((a, b) => rank(a) - rank(b));
}

function writeContrastSentence(draft: IntroductionDraft): OptionalSentence {
  const [a, b] = unmentioned(draft);
  if (!a || !b) return null;
  const forms = seededShuffle(CONTRAST_TEMPLATES, `${draft.seed}:second`);
  return firstValidSentence(
    draft,
    forms.map((form) => ({ text: form(a, b), about: [a, b] })),
  );
}

function writeOrderSentence(draft: IntroductionDraft): OptionalSentence {
  const { highlights, story, seed } = draft;
  const [first, last] = [highlights[0], highlights.at(-1)];
  if (!first || !last || highlights.length < 3) return null;
  const middle = seededShuffle(highlights.slice(1, -1), `${seed}:halfway`)[0];
  const named = ORDERS.find(({ name }) => name === story.order);
  const places = story.picks.map(({ place }) => place);
  const forms =
    named && followsOrder(named, places) ? (ORDER_TEMPLATES[named.name] ?? UNORDERED_TEMPLATES) : UNORDERED_TEMPLATES;
  return firstValidSentence(
    draft,
    seededShuffle(forms, `${seed}:order`).map((form) => ({
      text: form({ first, middle, last }),
      about: [first, last, ...(middle ? [middle] : [])],
    })),
  );
}

/** The picks between the first and the last, if the guide is long enough to have some not mentioned yet. */
function writeMiddleSentence(draft: IntroductionDraft): OptionalSentence {
  const [a, b] = draft.highlights.slice(1, -1).filter((highlight) => !draft.mentioned.has(highlight));
  if (!a || !b) return null;
  return firstValidSentence(
    draft,
    seededShuffle(MIDDLE_TEMPLATES, `${draft.seed}:between`).map((form) => ({ text: form(a, b), about: [a, b] })),
  );
}

const locationPhrase = ({ picks, city }: GuideBrief): string => {
  const [first, ...others] = picks.map(({ place }) => place.neighbourhood);
  return first && others.every((area) => area === first) ? areaPhrase(first) : cityPhrase(city);
};

const pairsOf = <A, B>(as: readonly A[], bs: readonly B[]): [A, B][] =>
  as.flatMap((a) => bs.map((b): [A, B] => [a, b]));
