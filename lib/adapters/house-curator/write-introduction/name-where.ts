import type { Constraint } from "@/lib/contracts/stages";
import type { GuideBrief } from "@/lib/ports/curator";
import { foldWords } from "@/lib/restaurants/vocabulary";
import { areaWithPreposition, inCity } from "../grammar/places";
import { isBorneBy } from "./request-phrase";

export type Where = {
  /** "in the Outer Sunset", "near Dolores Park"; of a wish that names no part of town, "in Oakland". */
  phrase: string;
  /** Of which a headline has one; none where the wish names no part of town. */
  words: readonly string[];
};

/** The part of town that a wish names, if most of the picks are in it: else its city. */
export function whereOf({ idea, picks, city }: GuideBrief): Where {
  const isBorne = isBorneBy(picks);
  const found = idea.constraints
    .flatMap((each) => partOfTown(each) ?? [])
    .find(({ constraint }) => isBorne(constraint));
  return found ?? { phrase: inCity(city), words: [] };
}

export const isWhereNamedIn = (text: string, { words }: Where): boolean =>
  words.length === 0 || words.some((word) => foldWords(text).includes(foldWords(word)));

/** What a constraint says of where, in words for a title; null where it says nothing, or too much for one. */
export function partOfTown(constraint: Constraint): (Where & { constraint: Constraint }) | null {
  const { field, label, isNegated } = constraint;
  if (isNegated || (field !== "area" && field !== "landmark")) return null;
  const bare = label.replace(/ \(.*\)$/, "");
  const name = bare.replace(/^(?:near|the) /, "");
  if (/,| and /.test(name)) return null;
  const phrase = bare.startsWith("near ") ? bare : areaWithPreposition(name);
  return { phrase, words: name.replace(/^the /, "").split(" or "), constraint };
}
