import { checkSentence } from "@/lib/guides/checker/check-sentence";
import type { Ground } from "@/lib/guides/checker/ground";
import type { GroundedSentence } from "@/lib/guides/stage-types";
import type { Story } from "@/lib/providers/curator";
import { type FoundFit, findFits } from "../fits/find-fit";
import { holdsMeat, holdsSeafood } from "../grammar/dishes";
import type { Material, Note } from "../material";
import { hash, pickOne, shuffled } from "../seed";
import { type Desk, say } from "./desk";
import { tellDish, tellFact, tellKnow, tellLedDish, tellNote, tellRoom, tellRoomAndDish } from "./moves";
import { type Carrier, type Move, SHAPES } from "./shapes";
import { SUMMARY_FRAMES, THIN_FORMS } from "./thin-forms";

export type Attempt = { sentences: GroundedSentence[]; taken: ReadonlySet<string> };
type Paper = { m: Material; story: Story; index: number; ground: Ground; used: ReadonlySet<string>; seed: string };

/** One attempt at a place's two to four sentences. Every one of them stands on its evidence. */
export function writeParagraph({ m, story, index, ground, used, seed }: Paper): Attempt {
  const desk: Desk = { m, seed, used, taken: new Set() };
  const fits = findFits(m, story.idea, index);
  const { carrier, fit, note } = chooseCarrier(m, fits, story, seed);
  const moves = pickOne(SHAPES[carrier] as [Move[], ...Move[][]], `${seed}:shape`);
  const notes = shuffled(m.notes, `${seed}:notes`).filter(({ id, text }) => id !== note?.id && suitsTable(text, story));

  const sentences: GroundedSentence[] = [];
  const add = (said: GroundedSentence | null) => {
    if (said && checkSentence(said, ground, "entry") === null) sentences.push(said);
  };
  for (const move of moves)
    add(make(move, { desk, story, carrier, fit, note, notes, isFirst: sentences.length === 0 }));
  if (sentences.length < 2) for (const said of rest(desk, story, sentences.length)) add(said);
  return { sentences, taken: desk.taken };
}

type Chosen = { carrier: Carrier; fit: FoundFit | undefined; note: Note | undefined };

/** Where this wish's reason is told. A note that speaks of it is best, the bare facts are last. */
function chooseCarrier(m: Material, fits: readonly FoundFit[], story: Story, seed: string): Chosen {
  const choices: Chosen[] = fits.flatMap((fit): Chosen[] => {
    const note = m.notes.find(({ text }) => fit.finds?.test(text) && suitsTable(text, story));
    const isRoomy = m.room && (fit.finds?.test(m.room.phrase) || fit.field === "vibe" || fit.field === "goodFor");
    return [
      ...(note ? [{ carrier: "note" as const, fit, note }] : []),
      ...(isRoomy && fit.tails ? [{ carrier: "room" as const, fit, note: undefined }] : []),
      ...(fit.leads ? [{ carrier: "dish" as const, fit, note: undefined }] : []),
      ...(fit.facts ? [{ carrier: "fact" as const, fit, note: undefined }] : []),
    ];
  });
  // Bare facts say least: they get their turn only where nothing else speaks for the wish, or now and then.
  const better = choices.filter(({ carrier }) => carrier !== "fact");
  const pool = better.length > 0 && hash(`${seed}:facts?`) % 4 > 0 ? better : choices;
  return shuffled(pool, `${seed}:carrier`)[0] ?? { carrier: "dish", fit: undefined, note: undefined };
}

type Making = Chosen & { desk: Desk; story: Story; notes: readonly Note[]; isFirst: boolean };

function make(move: Move, { desk, story, carrier, fit, note, notes, isFirst }: Making): GroundedSentence | null {
  if (move === "fit") {
    if (carrier === "note") return tellNote(desk, note);
    if (carrier === "room") return tellRoom(desk, fit, isFirst);
    return fit ? tellFact(desk, story.idea, fit) : null;
  }
  if (move === "dish" || move === "pair") {
    const led = carrier === "dish" && fit ? tellLedDish(desk, story.idea, fit) : null;
    return led ?? tellDish(desk, story.idea, move === "pair");
  }
  if (move === "roomdish") {
    if (carrier === "dish" && fit) return make("dish", { desk, story, carrier, fit, note, notes, isFirst });
    return tellRoomAndDish(desk, story.idea) ?? tellDish(desk, story.idea, false);
  }
  if (move === "room") return tellRoom(desk, undefined, isFirst);
  if (move === "know") return tellKnow(desk, notes);
  return tellNote(
    desk,
    notes.find(({ about, id }) => about !== "know" && !desk.taken.has(id)),
  );
}

/** No talk of meat to somebody who asked for none, unless the note is about going without. */
function suitsTable(text: string, { idea }: Story): boolean {
  const isMeatless = idea.constraints.some(
    ({ field, values, isNegated }) => field === "diet" && !isNegated && values.some((value) => value.startsWith("veg")),
  );
  return (
    !isMeatless ||
    /\b(?:vegan|vegetarian|without meat|no meat|meatless)/i.test(text) ||
    !(holdsMeat(text) || holdsSeafood(text))
  );
}

/** Where a place has given too little: its summary, then its facts, and no more than that. */
function* rest(desk: Desk, story: Story, have: number): Generator<GroundedSentence | null> {
  const { m } = desk;
  if (m.summary) {
    const ids = [m.summary.id];
    if (have === 0 && m.factsId) yield say(desk, "frame", SUMMARY_FRAMES, m, [m.factsId]);
    for (const text of m.summary.sentences.slice(0, 2)) yield { text, evidenceIds: ids };
    return;
  }
  const [fit] = findFits(m, story.idea, 0);
  if (m.factsId) {
    const afresh = { ...desk, used: new Set<string>() };
    yield say(desk, "thin", THIN_FORMS, m, [m.factsId]) ?? say(afresh, "thin", THIN_FORMS, m, [m.factsId]);
  }
  if (fit) yield tellFact(desk, story.idea, fit);
}
