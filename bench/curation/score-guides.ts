import { checkGuide } from "@/lib/guides/checker/check-guide";
import { groundOf } from "@/lib/guides/checker/ground";
import { judge } from "@/lib/guides/constraints";
import type { GroundedSentence, Place } from "@/lib/guides/stage-types";
import type { Made } from "./make-guides";

export type Measure = { what: string; value: number; target: string; isMet: boolean; examples: string[] };

/** What the issue of a guide is judged by: who is in it, whether they fit, and whether every sentence stands and is new. */
export function scoreGuides(made: Made[]): Measure[] {
  return [
    none("picks outside the city or not open", made.flatMap(strangers)),
    constraintsMet(made),
    none("sentences without evidence, or refused by the checker", made.flatMap(groundless)),
    none("introduction sentences shared by two guides", repeated(made.flatMap(introductionSentences))),
    none("places told twice by the same paragraph", repeated(made.flatMap(paragraphs))),
    none("guides whose introduction is silent about a constraint that gave way", made.flatMap(silent)),
  ];
}

const none = (what: string, examples: string[]): Measure => ({
  what,
  value: examples.length,
  target: "0",
  isMet: examples.length === 0,
  examples,
});

function picksOf({ draft }: Made): Place[] {
  const byId = new Map(draft.candidates.places.map((place) => [place.id, place]));
  return draft.selections.picks.flatMap(({ placeId }) => byId.get(placeId) ?? []);
}

const strangers = (guide: Made): string[] =>
  picksOf(guide)
    .filter((place) => place.city !== guide.prompt.city || place.status !== "open")
    .map((place) => `${guide.prompt.wish}: ${place.name}`);

const ENOUGH = 0.95;

/** Each stated hard constraint by each pick; one that the guide says it could not meet counts as answered. */
function constraintsMet(made: Made[]): Measure {
  let asked = 0;
  const missed: string[] = [];
  for (const guide of made) {
    const { idea, selections } = guide.draft;
    for (const constraint of idea.constraints.filter(({ isHard }) => isHard)) {
      if (selections.unmet.includes(constraint.label)) continue;
      for (const place of picksOf(guide)) {
        asked += 1;
        const verdict = judge(place, constraint);
        const isSaid = constraint.isNegated && verdict === "unknown";
        if (verdict !== "met" && !isSaid)
          missed.push(`${guide.prompt.wish}: ${place.name} is ${verdict} for ${constraint.label}`);
      }
    }
  }
  const share = asked === 0 ? 1 : 1 - missed.length / asked;
  return {
    what: `share of ${asked} hard constraints met`,
    value: share,
    target: "0.95",
    isMet: share >= ENOUGH,
    examples: missed,
  };
}

function groundless(guide: Made): string[] {
  const { draft, prompt } = guide;
  const evidence = draft.research.evidence;
  const picks = picksOf(guide).map((place) => ({
    place,
    evidence: evidence.filter(({ placeId }) => placeId === place.id),
  }));
  const ground = groundOf({ city: prompt.city, idea: draft.idea, picks, unmet: draft.selections.unmet });
  const known = new Set(evidence.map(({ id }) => id));
  const bare = draft.composition.entries
    .flatMap(({ sentences }) => sentences)
    .filter(({ evidenceIds }) => evidenceIds.length === 0 || evidenceIds.some((id) => !known.has(id)));
  const refused = checkGuide(draft.composition, ground).map(({ text, reason }) => `${reason}: ${text}`);
  return [...bare.map(({ text }) => `no evidence: ${text}`), ...refused];
}

const introductionSentences = ({ draft }: Made): string[] =>
  draft.composition.introduction.flat().map(({ text }) => text);
const flat = (sentences: GroundedSentence[]) => sentences.map(({ text }) => text).join(" ");
const paragraphs = ({ draft }: Made): string[] => draft.composition.entries.map(({ sentences }) => flat(sentences));

function repeated(texts: string[]): string[] {
  const seen = new Set<string>();
  return texts.filter((text) => {
    if (seen.has(text)) return true;
    seen.add(text);
    return false;
  });
}

const silent = ({ draft, prompt }: Made): string[] => {
  const said = flat(draft.composition.introduction.flat()).toLowerCase();
  return draft.selections.unmet
    .filter((label) => !said.includes(label.toLowerCase()) && !label.startsWith("$") && !label.startsWith("up to $"))
    .map((label) => `${prompt.wish}: ${label}`);
};
