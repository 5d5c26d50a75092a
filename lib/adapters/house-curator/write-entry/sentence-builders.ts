import type { AcceptedIdea, GroundedSentence } from "@/lib/contracts/stages";
import type { MatchedPhrases } from "../constraint-phrases/find-phrases";
import { capitalize } from "../grammar/words";
import type { MaterialDish, MaterialNote } from "../place-material";
import { adviceTemplates } from "./advice-templates";
import {
  DISH_TEMPLATES,
  IMPERATIVE_TEMPLATES,
  LED_DISH_TEMPLATES,
  NAME_ONLY_TEMPLATES,
  PAIR_TEMPLATES,
} from "./dish-templates";
import { type EntryDraft, renderTemplate, takeUnusedPhrase } from "./entry-draft";
import { noteTemplates } from "./note-templates";
import { rankDishes } from "./rank-dishes";
import { ROOM_DISH_TEMPLATES, ROOM_TEMPLATES } from "./room-templates";

type OptionalSentence = GroundedSentence | null;
type DetailedDish = MaterialDish & { detail: string };
const isDetailed = (dish: MaterialDish | undefined): dish is DetailedDish => Boolean(dish?.detail);

/** One or two dishes to order. */
export function buildDishSentence(draft: EntryDraft, idea: AcceptedIdea, isPair: boolean): OptionalSentence {
  const [first, second] = rankDishes(draft.material, idea, draft.seed);
  if (!first) return null;
  if (isPair && second && isDetailed(first)) {
    const pair = renderTemplate(draft, "pair", PAIR_TEMPLATES, { first: second, second: first }, [first.id, second.id]);
    if (pair) return pair;
  }
  if (isDetailed(first))
    return renderTemplate(
      draft,
      "dish",
      DISH_TEMPLATES,
      { ...first, at: draft.material.name, street: draft.material.street },
      [first.id],
    );
  const dishes = [first, ...(second ? [second] : [])];
  return renderTemplate(
    draft,
    "bare",
    NAME_ONLY_TEMPLATES,
    { dishes, at: draft.material.name, street: draft.material.street },
    dishes.map(({ id }) => id),
  );
}

/** "On your own, order ...": first the occasion, then the dish. */
export function buildOccasionDishSentence(
  draft: EntryDraft,
  idea: AcceptedIdea,
  fit: MatchedPhrases,
): OptionalSentence {
  const [dish] = rankDishes(draft.material, idea, draft.seed);
  const lead = isDetailed(dish) ? takeUnusedPhrase(draft, fit.key, fit.leads) : null;
  if (!lead || !isDetailed(dish)) return null;
  const result = renderTemplate(
    draft,
    "led",
    LED_DISH_TEMPLATES,
    { ...dish, at: draft.material.name, street: draft.material.street },
    [dish.id, draft.material.factsId],
  );
  return result && { ...result, text: `${lead}, ${result.text.charAt(0).toLowerCase()}${result.text.slice(1)}` };
}

/** What the facts say about the prompt, and what to order, in one sentence. */
export function buildFactSentence(draft: EntryDraft, idea: AcceptedIdea, fit: MatchedPhrases): OptionalSentence {
  const { material } = draft;
  if (!material.factsId) return null;
  const [dish] = rankDishes(material, idea, draft.seed);
  const phrase = takeUnusedPhrase(
    draft,
    `fact:${fit.key}`,
    fit.facts?.filter((fact) => isFillable(fact, draft, dish)),
  );
  if (!phrase) return null;
  const namesDish = phrase.includes("{dish");
  const fact = phrase
    .replaceAll("{name}", material.name)
    .replaceAll("{street}", material.street ?? "")
    .replaceAll("{area}", material.area ?? "")
    .replaceAll("{dishName}", dish?.name ?? "")
    .replaceAll("{dish}", dish?.the ?? "");
  const ids = [material.factsId, ...(dish ? [dish.id] : [])];
  if (namesDish || !isDetailed(dish))
    return { text: capitalize(fact), evidenceIds: namesDish ? ids : [material.factsId] };
  const result = renderTemplate(
    draft,
    "led",
    IMPERATIVE_TEMPLATES,
    { ...dish, at: material.name, street: material.street },
    ids,
  );
  if (!result) return { text: capitalize(fact), evidenceIds: [material.factsId] };
  return {
    text: `${capitalize(fact.replace(/\.$/, ""))}; ${result.text.charAt(0).toLowerCase()}${result.text.slice(1)}`,
    evidenceIds: result.evidenceIds,
  };
}

const isFillable = (fact: string, { material }: EntryDraft, dish: MaterialDish | undefined): boolean =>
  !(fact.includes("{street}") && !material.street) &&
  !(fact.includes("{area}") && !material.area) &&
  !(fact.includes("{dish") && !dish);

/** The room, with what it offers for the prompt if that is known. */
export function buildRoomSentence(draft: EntryDraft, fit: MatchedPhrases | undefined): OptionalSentence {
  const { room, name, street, factsId } = draft.material;
  if (!room) return null;
  const found = fit
    ? takeUnusedPhrase(
        draft,
        `tail:${fit.key}`,
        fit.tails?.filter((tail) => !repeatsRoom(tail, room.phrase)),
      )
    : null;
  const isLong = room.phrase.split(" ").length > 16;
  const tail = found && !isLong ? `, ${found}` : "";
  return renderTemplate(draft, "room", ROOM_TEMPLATES, { room: room.phrase, tail, name, street }, [
    room.id,
    tail ? factsId : null,
  ]);
}

/** Whether a tail repeats a word of the room: "A crowded corner room, and used to a crowd". */
const repeatsRoom = (tail: string, room: string): boolean =>
  (tail.match(/\p{L}{4,}/gu) ?? []).some((word) => room.toLowerCase().includes(word.slice(0, 5).toLowerCase()));

/** Room and dish together, if the room has seats. */
export function buildRoomAndDishSentence(draft: EntryDraft, idea: AcceptedIdea): OptionalSentence {
  const { room } = draft.material;
  const [dish] = rankDishes(draft.material, idea, draft.seed);
  if (
    !room ||
    !isDetailed(dish) ||
    !/^an? /.test(room.phrase) ||
    /\b(?:window|truck|cart|stand|counter|stall)\b/.test(room.phrase)
  )
    return null;
  if (room.phrase.length + dish.detail.length > 170) return null;
  return renderTemplate(
    draft,
    "roomdish",
    ROOM_DISH_TEMPLATES,
    { room: room.phrase, the: dish.the, detail: dish.detail },
    [room.id, dish.id],
  );
}

export function buildNoteSentence(draft: EntryDraft, note: MaterialNote | undefined): OptionalSentence {
  if (!note || draft.usedInDraft.has(note.id)) return null;
  draft.usedInDraft.add(note.id);
  const forms = noteTemplates(note.about);
  const result = renderTemplate(draft, note.about, forms, { text: note.text, clause: note.clause }, [note.id]);
  return result ?? { text: note.text, evidenceIds: [note.id] };
}

/** One thing to know before going: a note, or a feature that changes the plan. */
export function buildAdviceSentence(draft: EntryDraft, notes: readonly MaterialNote[]): OptionalSentence {
  const note = notes.find(({ about, id }) => about === "know" && !draft.usedInDraft.has(id));
  if (note) return buildNoteSentence(draft, note);
  return draft.material.factsId
    ? renderTemplate(draft, "feature", adviceTemplates(draft.material), draft.material, [draft.material.factsId])
    : null;
}
