import type { AcceptedIdea, GroundedSentence } from "@/lib/guides/stage-types";
import type { FoundFit } from "../fits/find-fit";
import { cap } from "../grammar/words";
import type { Dish, Note } from "../material";
import { chooseDishes } from "./choose-dishes";
import { type Desk, fresh, say } from "./desk";
import { BARE_FORMS, DISH_FORMS, IMPERATIVES, LEADABLE, PAIR_FORMS } from "./dish-forms";
import { knowForms } from "./know-forms";
import { noteForms } from "./note-forms";
import { ROOM_DISH_FORMS, ROOM_FORMS } from "./room-forms";

type Said = GroundedSentence | null;
type Detailed = Dish & { detail: string };
const isDetailed = (dish: Dish | undefined): dish is Detailed => Boolean(dish?.detail);

/** One thing to order, or two. */
export function tellDish(desk: Desk, idea: AcceptedIdea, isPair: boolean): Said {
  const [first, second] = chooseDishes(desk.m, idea, desk.seed);
  if (!first) return null;
  if (isPair && second && isDetailed(first)) {
    const told = say(desk, "pair", PAIR_FORMS, { first: second, second: first }, [first.id, second.id]);
    if (told) return told;
  }
  if (isDetailed(first))
    return say(desk, "dish", DISH_FORMS, { ...first, at: desk.m.name, street: desk.m.street }, [first.id]);
  const dishes = [first, ...(second ? [second] : [])];
  return say(
    desk,
    "bare",
    BARE_FORMS,
    { dishes, at: desk.m.name, street: desk.m.street },
    dishes.map(({ id }) => id),
  );
}

/** "On your own, order ...": the occasion leads, the dish follows. */
export function tellLedDish(desk: Desk, idea: AcceptedIdea, fit: FoundFit): Said {
  const [dish] = chooseDishes(desk.m, idea, desk.seed);
  const lead = isDetailed(dish) ? fresh(desk, fit.key, fit.leads) : null;
  if (!lead || !isDetailed(dish)) return null;
  const told = say(desk, "led", LEADABLE, { ...dish, at: desk.m.name, street: desk.m.street }, [
    dish.id,
    desk.m.factsId,
  ]);
  return told && { ...told, text: `${lead}, ${told.text.charAt(0).toLowerCase()}${told.text.slice(1)}` };
}

/** What the facts say of the wish, and what to order there, in one breath. */
export function tellFact(desk: Desk, idea: AcceptedIdea, fit: FoundFit): Said {
  const { m } = desk;
  if (!m.factsId) return null;
  const [dish] = chooseDishes(m, idea, desk.seed);
  const phrase = fresh(
    desk,
    `fact:${fit.key}`,
    fit.facts?.filter((fact) => isFillable(fact, desk, dish)),
  );
  if (!phrase) return null;
  const namesDish = phrase.includes("{dish");
  const fact = phrase
    .replaceAll("{name}", m.name)
    .replaceAll("{street}", m.street ?? "")
    .replaceAll("{area}", m.area ?? "")
    .replaceAll("{dishName}", dish?.name ?? "")
    .replaceAll("{dish}", dish?.the ?? "");
  const ids = [m.factsId, ...(dish ? [dish.id] : [])];
  if (namesDish || !isDetailed(dish)) return { text: cap(fact), evidenceIds: namesDish ? ids : [m.factsId] };
  const told = say(desk, "led", IMPERATIVES, { ...dish, at: m.name, street: m.street }, ids);
  if (!told) return { text: cap(fact), evidenceIds: [m.factsId] };
  return {
    text: `${cap(fact.replace(/\.$/, ""))}; ${told.text.charAt(0).toLowerCase()}${told.text.slice(1)}`,
    evidenceIds: told.evidenceIds,
  };
}

const isFillable = (fact: string, { m }: Desk, dish: Dish | undefined): boolean =>
  !(fact.includes("{street}") && !m.street) &&
  !(fact.includes("{area}") && !m.area) &&
  !(fact.includes("{dish") && !dish);

/** The room, with what it does for the wish where that is known. */
export function tellRoom(desk: Desk, fit: FoundFit | undefined, isFirst: boolean): Said {
  const { room, name, street, area, factsId } = desk.m;
  if (!room) return null;
  const found = fit
    ? fresh(
        desk,
        `tail:${fit.key}`,
        fit.tails?.filter((tail) => !echoes(tail, room.phrase)),
      )
    : null;
  const isLong = room.phrase.split(" ").length > 16;
  const tail = found && !isLong ? `, ${found}` : "";
  return say(desk, "room", ROOM_FORMS, { room: room.phrase, tail, name, street, area, isFirst }, [
    room.id,
    tail ? factsId : null,
  ]);
}

/** "A crowded corner room, and used to a crowd": one of the two is enough. */
const echoes = (tail: string, room: string): boolean =>
  (tail.match(/\p{L}{4,}/gu) ?? []).some((word) => room.toLowerCase().includes(word.slice(0, 5).toLowerCase()));

/** Room and dish together, where one can sit down in the room. */
export function tellRoomAndDish(desk: Desk, idea: AcceptedIdea): Said {
  const { room } = desk.m;
  const [dish] = chooseDishes(desk.m, idea, desk.seed);
  if (
    !room ||
    !isDetailed(dish) ||
    !/^an? /.test(room.phrase) ||
    /\b(?:window|truck|cart|stand|counter|stall)\b/.test(room.phrase)
  )
    return null;
  if (room.phrase.length + dish.detail.length > 170) return null;
  return say(desk, "roomdish", ROOM_DISH_FORMS, { room: room.phrase, the: dish.the, detail: dish.detail }, [
    room.id,
    dish.id,
  ]);
}

export function tellNote(desk: Desk, note: Note | undefined): Said {
  if (!note || desk.taken.has(note.id)) return null;
  desk.taken.add(note.id);
  const forms = noteForms(note.about);
  const told = say(desk, note.about, forms, { text: note.text, clause: note.clause, name: desk.m.name }, [note.id]);
  return told ?? { text: note.text, evidenceIds: [note.id] };
}

/** One thing to know before going: a note, or a feature that changes the plan. */
export function tellKnow(desk: Desk, notes: readonly Note[]): Said {
  const note = notes.find(({ about, id }) => about === "know" && !desk.taken.has(id));
  if (note) return tellNote(desk, note);
  return desk.m.factsId ? say(desk, "feature", knowForms(desk.m), desk.m, [desk.m.factsId]) : null;
}
