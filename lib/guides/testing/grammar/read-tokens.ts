import model from "wink-eng-lite-web-model";
import winkNLP from "wink-nlp";
import { findNames } from "./find-names";
import type { GrammarNames } from "./grammar-names";
import { numberOfDish } from "./noun-number";
import { retagVerbs } from "./retag-verbs";
import type { Token } from "./token";

type Tagged = { text: string; pos: string; offset: number; isGlued: boolean };

const nlp = winkNLP(model, ["pos"]);
/** Words of which the tagger has no doubt; they stand for a name while the rest is tagged. */
const STAND_IN = { one: "soup", many: "dumplings", unknown: "soup", place: "Oakland" };

/** The words and marks of a sentence with their parts of speech, every known name as one token. */
export function readTokens(text: string, names: GrammarNames): Token[] {
  const nameAt = new Map<number, Token>();
  let standing = "";
  let end = 0;
  for (const { index, match, kind } of findNames(text, names)) {
    standing += text.slice(end, index);
    const number = kind === "dishes" ? numberOfDish(match) : "one";
    const pos = kind === "dishes" ? "NOUN" : "PROPN";
    nameAt.set(standing.length, { text: match, lower: match.toLowerCase(), pos, name: kind, number });
    standing += STAND_IN[kind === "dishes" ? number : "place"];
    end = index + match.length;
  }
  const tokens = joinHyphens(tag(plainStart(standing + text.slice(end)))).map(
    ({ text: word, pos, offset }) => nameAt.get(offset) ?? { text: word, lower: word.toLowerCase(), pos },
  );
  return retagVerbs(tokens).map((token, index) =>
    index === 0 && isShortName(text, token, names) ? { ...token, number: "unknown" } : token,
  );
}

/** "Fentons has": the first word of a restaurant's name stands for it. */
const isShortName = (text: string, { text: word }: Token, { restaurants }: GrammarNames): boolean =>
  /^\p{Lu}/u.test(text) && restaurants.some((name) => name.toLowerCase().startsWith(`${word.toLowerCase()} `));

/** The tagger takes a capital at the start for a name: "Order the soup". */
const plainStart = (text: string): string =>
  /^["“(]?\p{Lu}\p{Ll}*,? (?:[\p{Ll}\d]|Oakland)/u.test(text)
    ? text.replace(/\p{Lu}/u, (letter) => letter.toLowerCase())
    : text;

function tag(text: string): Tagged[] {
  const tokens = nlp.readDoc(text).tokens();
  const pos = tokens.out(nlp.its.pos) as string[];
  const spaces = tokens.out(nlp.its.precedingSpaces) as string[];
  let end = 0;
  return tokens.out().flatMap((word, index): Tagged[] => {
    const offset = end + (spaces[index] ?? "").length;
    end = offset + word.length;
    const isGlued = spaces[index] === "";
    // "miss." at the end is taken for an abbreviation.
    const bare = end === text.length && /\p{L}\.$/u.test(word) ? word.slice(0, -1) : word;
    const stop = { text: ".", pos: "PUNCT", offset: end - 1, isGlued: true };
    return [{ text: bare, pos: pos[index] ?? "X", offset, isGlued }, ...(bare === word ? [] : [stop])];
  });
}

/** A word with hyphens is one word, an adjective where a noun follows. */
function joinHyphens(tagged: readonly Tagged[]): Tagged[] {
  const joined: Tagged[] = [];
  for (const [index, token] of tagged.entries()) {
    const last = joined.at(-1);
    if (!last || !token.isGlued || !(/^[-–]$/.test(token.text) || /\p{L}-$/u.test(last.text))) {
      joined.push({ ...token });
      continue;
    }
    const next = tagged[index + 1]?.pos ?? "";
    last.text += token.text;
    last.pos = ["NOUN", "ADJ", "PROPN"].includes(next) || token.pos === "VERB" ? "ADJ" : token.pos;
  }
  return joined;
}
