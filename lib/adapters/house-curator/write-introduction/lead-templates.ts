import { capitalize } from "../grammar/words";

type LeadValues = {
  /** The prompt as a noun, "pasta in a quiet room"; null if it asks for nothing that has one. */
  want: string | null;
  isMany: boolean;
  /** The occasion or the season, as the start of a sentence; null where the wish names none. */
  lead: string | null;
  /** A pick as a noun. */
  noun: string;
};

/** Short on purpose: between the wish and the fact hardly a word is ours, so that no two guides share a run of them. */
const IMPERATIVES = [
  ...["begin with", "start with", "go for", "think of", "remember", "try", "look to"],
  ...["count on", "consider", "aim for", "save room for", "head for", "turn to"],
] as const;

/** The first sentences that a noun allows. */
export function leadTexts({ want, isMany, lead, noun }: LeadValues): string[] {
  const asked = want
    ? [
        ...IMPERATIVES.map((verb) => `For ${want}, ${verb} ${noun}.`),
        ...IMPERATIVES.map((verb) => `${capitalize(want)}? ${capitalize(verb)} ${noun}.`),
        `${capitalize(want)} ${isMany ? "start" : "starts"} with ${noun}.`,
        `${capitalize(want)} ${isMany ? "mean" : "means"} ${noun}.`,
        `${capitalize(want)} can be ${noun}.`,
        `${capitalize(want)} ${isMany ? "bring" : "brings"} up ${noun}.`,
        `To us ${want} ${isMany ? "are" : "is"} ${noun}.`,
        `${capitalize(want)} led us to ${noun}.`,
      ]
    : [];
  const led = lead ? [...IMPERATIVES.map((verb) => `${lead}, ${verb} ${noun}.`), `${lead} there is ${noun}.`] : [];
  return [...asked, ...led];
}
