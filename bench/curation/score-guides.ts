import type { Constraint, GroundedSentence, Place } from "@/lib/contracts/stages";
import { checkGuide } from "@/lib/guides/checker/check-guide";
import { buildGrounding } from "@/lib/guides/checker/grounding";
import { evaluateConstraint } from "@/lib/guides/constraints/evaluate-constraint";
import { findIngredient, foldWords } from "@/lib/restaurants/vocabulary";
import type { CuratedGuide } from "./make-guides";

type Measure = { what: string; value: number; target: string; isMet: boolean; examples: string[] };

/** The measures of a guide: who is in it, whether they fit, and whether every sentence is grounded and new. */
export function scoreGuides(made: CuratedGuide[]): Measure[] {
  return [
    noneOf("picks outside the city or not open", made.flatMap(foreignPicks)),
    constraintsMet(made),
    strictlyMet(made),
    singlePlaceGuides(made),
    noneOf("sentences without evidence, or refused by the checker", made.flatMap(ungroundedSentences)),
    noneOf("introduction sentences shared by two guides", repeated(made.flatMap(introductionSentences))),
    noneOf("places described twice by the same paragraph", repeated(made.flatMap(paragraphs))),
    noneOf(
      "guides whose introduction is silent about a constraint that gave way",
      made.flatMap(unexplainedConstraints),
    ),
  ];
}

/** A guide to a single place, where nobody asked for one. */
function singlePlaceGuides(made: CuratedGuide[]): Measure {
  const lone = made.filter(({ draft }) => draft.selections.picks.length === 1 && draft.idea.size > 1);
  return {
    what: `guides of one place among ${made.length}`,
    value: lone.length / Math.max(1, made.length),
    target: "0.06",
    isMet: lone.length <= 0.06 * made.length,
    examples: lone.map(({ prompt }) => `${prompt.city}: ${prompt.prompt}`),
  };
}

const noneOf = (what: string, examples: string[]): Measure => ({
  what,
  value: examples.length,
  target: "0",
  isMet: examples.length === 0,
  examples,
});

function picksOf({ draft }: CuratedGuide): Place[] {
  const byId = new Map(draft.candidates.places.map((place) => [place.id, place]));
  return draft.selections.picks.flatMap(({ placeId }) => byId.get(placeId) ?? []);
}

const foreignPicks = (guide: CuratedGuide): string[] =>
  picksOf(guide)
    .filter((place) => place.city !== guide.prompt.city || place.status !== "open")
    .map((place) => `${guide.prompt.prompt}: ${place.name}`);

const ENOUGH = 0.95;

type ScoredConstraint = { verdict: string; isAnswered: boolean; isStrict: boolean; text: string };

/** Each stated hard constraint for each pick. */
function scoreConstraints(guide: CuratedGuide): ScoredConstraint[] {
  const { idea, selections, research } = guide.draft;
  return idea.constraints
    .filter(({ isHard }) => isHard)
    .flatMap((constraint) =>
      picksOf(guide).map((place) => {
        const verdict = evaluateConstraint(place, constraint);
        const notes = research.evidence.filter(({ placeId }) => placeId === place.id).map(({ text }) => text);
        const isClear = constraint.isNegated && verdict === "unknown" && !contradicts(place, notes, constraint);
        return {
          verdict,
          isStrict: verdict === "met",
          isAnswered: verdict === "met" || isClear || selections.unmet.includes(constraint.label),
          text: `${guide.prompt.prompt}: ${place.name} is ${verdict} for ${constraint.label}`,
        };
      }),
    );
}

/** One that the guide reports as unmet counts as answered, and so does an exclusion that nothing contradicts. */
function constraintsMet(made: CuratedGuide[]): Measure {
  const all = made.flatMap(scoreConstraints);
  const missed = all.filter(({ isAnswered }) => !isAnswered);
  const share = all.length === 0 ? 1 : 1 - missed.length / all.length;
  return {
    what: `share of ${all.length} hard constraints met, or reported as unmet`,
    value: share,
    target: "0.95",
    isMet: share >= ENOUGH,
    examples: missed.map(({ text }) => text),
  };
}

/** Known to be met, without any leniency. */
function strictlyMet(made: CuratedGuide[]): Measure {
  const all = made.flatMap(scoreConstraints);
  const share = all.length === 0 ? 1 : all.filter(({ isStrict }) => isStrict).length / all.length;
  return { what: "share of them strictly met", value: share, target: "0.75", isMet: share >= 0.75, examples: [] };
}

const SPEAKS_AGAINST: Record<string, string[]> = { loud: ["lively", "loud", "festive"], elegant: ["elegant"] };

/** Whether any of a place's own facts or notes mentions what the prompt excludes. */
function contradicts(place: Place, notes: string[], { field, values }: Constraint): boolean {
  if (field === "vibe") {
    return values.some((value) => (SPEAKS_AGAINST[value] ?? [value]).some((vibe) => place.vibes.includes(vibe)));
  }
  const facts = ` ${foldWords([place.editorialSummary, place.room, ...notes].join(" "))} `;
  const words = values.flatMap((value) => findIngredient(value)?.menuWords ?? [value]);
  return (field === "dish" || field === "cuisine") && words.some((word) => facts.includes(` ${foldWords(word)} `));
}

function ungroundedSentences(guide: CuratedGuide): string[] {
  const { draft, prompt } = guide;
  const evidence = draft.research.evidence;
  const picks = picksOf(guide).map((place) => ({
    place,
    evidence: evidence.filter(({ placeId }) => placeId === place.id),
  }));
  const ground = buildGrounding({ city: prompt.city, idea: draft.idea, picks, unmet: draft.selections.unmet });
  const known = new Set(evidence.map(({ id }) => id));
  const bare = draft.composition.entries
    .flatMap(({ sentences }) => sentences)
    .filter(({ evidenceIds }) => evidenceIds.length === 0 || evidenceIds.some((id) => !known.has(id)));
  const refused = checkGuide(draft.composition, ground).map(({ text, reason }) => `${reason}: ${text}`);
  return [...bare.map(({ text }) => `no evidence: ${text}`), ...refused];
}

const introductionSentences = ({ draft }: CuratedGuide): string[] =>
  draft.composition.introduction.flat().map(({ text }) => text);
const flat = (sentences: GroundedSentence[]) => sentences.map(({ text }) => text).join(" ");
const paragraphs = ({ draft }: CuratedGuide): string[] =>
  draft.composition.entries.map(({ sentences }) => flat(sentences));

function repeated(texts: string[]): string[] {
  const seen = new Set<string>();
  return texts.filter((text) => {
    if (seen.has(text)) return true;
    seen.add(text);
    return false;
  });
}

/** Whether the introduction's last paragraph mentions each constraint that was relaxed and that a pick lacks. */
const unexplainedConstraints = (guide: CuratedGuide): string[] => {
  const { composition, selections, idea } = guide.draft;
  const introductionText = flat(composition.introduction.flat()).toLowerCase();
  const picks = picksOf(guide);
  return idea.constraints
    .filter(({ label }) => selections.unmet.includes(label))
    .filter((constraint) => picks.some((place) => evaluateConstraint(place, constraint) !== "met"))
    .filter((constraint) => !wordsFor(constraint).some((word) => introductionText.includes(word.toLowerCase())))
    .map(({ label }) => `${guide.prompt.prompt}: ${label}`);
};

function wordsFor({ field, values, label }: Constraint): string[] {
  if (field === "price") return ["budget"];
  if (values[0] === "late-night") return ["late"];
  if (values[0] === "dogs-on-patio") return ["dogs"];
  return [label.replace(/^(?:near|good for) (?:the )?/, ""), ...(field === "cuisine" ? values : [])];
}
