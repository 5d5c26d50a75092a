import { capitalize } from "../grammar/words";
import type { Highlight } from "./highlights";

/** Words about one pick, and the evidence that they rest on. */
export type FactPhrase = { text: string; ids: string[]; about: readonly Highlight[] };

/** A detail that can follow "is": "a broth of two days", "carried over from the first trattoria". */
const PREDICATE = /^(?:an?|one|the) |^\p{L}+(?:ed|en|ught|own|orn)\b/u;

const idsOf = (...ids: (string | null | undefined)[]): string[] => ids.filter((id) => typeof id === "string");

/** A pick as something to want: a dish with its making, the place with its room. */
export function factNouns(star: Highlight): FactPhrase[] {
  const { name, street, dish, plate, the, room, m } = star;
  const of = (text: string, ...ids: (string | null | undefined)[]) => ({
    text,
    ids: idsOf(...ids, m.factsId),
    about: [star],
  });
  return [
    ...(the && plate && plate !== the ? [of(`${the} at ${name}, ${plate.slice(the.length + 2)}`, dish?.id)] : []),
    ...(the ? [of(`${the} at ${name}`, dish?.id)] : []),
    ...(the && street ? [of(`${the} at ${name}, on ${street}`, dish?.id)] : []),
    ...(room ? [of(`${name}, ${room}`, m.room?.id)] : []),
  ];
}

const DISH_VERBS = ["has", "makes", "serves", "brings", "does", "keeps", "sends out", "cooks"] as const;

/** What one pick is, does or serves, as a clause that could be a sentence; with a verb, and without a frame around it. */
export function factClauses(star: Highlight): FactPhrase[] {
  const { name, dish, plate, the, room, m, street } = star;
  const of = (text: string, ...ids: (string | null | undefined)[]) => ({
    text,
    ids: idsOf(...ids, m.factsId),
    about: [star],
  });
  const verb = dish?.number === "many" ? "are" : "is";
  const detail = the && plate && plate !== the ? plate.slice(the.length + 2) : null;
  return [
    ...(plate ? DISH_VERBS.map((does) => of(`${name} ${does} ${plate}`, dish?.id)) : []),
    ...(the && detail && dish?.number && PREDICATE.test(detail)
      ? [of(`${the} at ${name} ${verb} ${detail}`, dish.id), of(`at ${name}, ${the} ${verb} ${detail}`, dish.id)]
      : []),
    ...(the && street && dish?.number ? [of(`${the} ${verb} on ${street}, at ${name}`, dish.id)] : []),
    ...(room ? [of(`${name} is ${room}`, m.room?.id), of(`${name} sits in ${room}`, m.room?.id)].slice(0, 1) : []),
    ...m.notes.flatMap(({ about, clause, id }) =>
      clause && (about === "cooking" || about === "room") ? [of(`at ${name}, ${clause}`, id)] : [],
    ),
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
