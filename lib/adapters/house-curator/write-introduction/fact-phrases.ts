import { capitalize } from "../grammar/words";
import type { Highlight } from "./highlights";

/** Words about one pick, and the evidence that they rest on. */
export type FactPhrase = {
  text: string;
  ids: string[];
  about: readonly Highlight[];
  /** The editor's sentence that it is made of, which an introduction says once. */
  origin?: string;
};

/** A detail that can follow "is": "a broth of two days", "carried over from the first trattoria". */
const PREDICATE = /^(?:an?|one|the) |^\p{L}+(?:ed|en|ught|own|orn)\b/u;

const idsOf = (...ids: (string | null | undefined)[]): string[] => ids.filter((id) => typeof id === "string");

/** A pick as something to want: a dish with its making, the place with its room. */
export function factNouns(star: Highlight): FactPhrase[] {
  const { name, street, dish, the, room, m } = star;
  const of = (text: string, id?: string | null) => ({ text, ids: idsOf(id, m.factsId), about: [star] });
  const detail = detailOf(star);
  return [
    ...(the && detail ? [of(`${the}, ${detail}, at ${name}`, dish?.id)] : []),
    ...(the && street && !detail ? [of(`${the} at ${name}, on ${street}`, dish?.id)] : []),
    ...(the && !detail ? [of(`${the} at ${name}`, dish?.id)] : []),
    ...(room ? [of(`${name}, ${room}`, m.room?.id)] : []),
  ];
}

/** What the introduction may say of the dish's making; null where its entry does. */
const detailOf = ({ the, plate }: Highlight): string | null =>
  the && plate && plate !== the ? plate.slice(the.length + 2) : null;

const DISH_VERBS = ["has", "makes", "serves"] as const;
/** Notes that say something of the house to somebody who doesn't know it yet. */
const TOLD_NOTES: readonly string[] = ["cooking", "room", "know"];

/** What one pick is, does or serves, as a clause that could be a sentence; with a verb, and without a frame around it. */
export function factClauses(star: Highlight): FactPhrase[] {
  const { name, dish, the, plate, room, m, street } = star;
  const of = (text: string, id?: string | null) => ({ text, ids: idsOf(id, m.factsId), about: [star] });
  const verb = dish?.number === "many" ? "are" : "is";
  const detail = detailOf(star);
  const notes = m.notes.flatMap(({ about, clause, id }) =>
    clause && TOLD_NOTES.includes(about) ? [of(`at ${name}, ${clause}`, id)] : [],
  );
  const told = [
    ...(detail ? DISH_VERBS.map((does) => of(`${name} ${does} ${plate}`, dish?.id)) : []),
    ...(detail && dish?.number && PREDICATE.test(detail)
      ? [of(`${the} at ${name} ${verb} ${detail}`, dish.id), of(`at ${name}, ${the} ${verb} ${detail}`, dish.id)]
      : []),
    ...(room ? [of(`${name} is ${room}`, m.room?.id)] : []),
    ...notes,
  ];
  if (told.length > 0 || !the) return told;
  return [
    of(`${name} serves ${the}`, dish?.id),
    ...(street && dish?.number ? [of(`${the} ${verb} on ${street}, at ${name}`, dish.id)] : []),
  ];
}

/** Two clauses in one sentence, or one alone. */
export function joinFacts(a: FactPhrase, b: FactPhrase): FactPhrase[] {
  const joined = (text: string): FactPhrase => ({
    text: capitalize(text),
    ids: [...new Set([...a.ids, ...b.ids])],
    about: [...a.about, ...b.about],
  });
  const isLong = a.text.includes(",");
  return [
    joined(`${a.text}; ${b.text}.`),
    ...(isLong
      ? []
      : [
          joined(`${a.text}, ${b.text.startsWith("at ") ? "and" : "while"} ${b.text}.`),
          joined(`${a.text}, and ${b.text}.`),
        ]),
  ];
}
