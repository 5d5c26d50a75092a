import { z } from "zod";
import { addressNotFound } from "@/lib/core/errors";
import { IdParam } from "@/lib/core/id-param";
import { oneLine } from "@/lib/core/plain-text";
import { Restaurant } from "./restaurant";
import { SOME_CHANGE } from "./some-field";

export const LISTS_MAX = 50;
export const LIST_PLACES_MAX = 200;
/** Lengths in characters. */
export const LIST_NAME_MAX = 80;
export const LIST_NOTE_MAX = 280;

const NAME_MISSING = "Give the list a name.";
const NAME_TOO_LONG = `A list's name has at most ${LIST_NAME_MAX} characters.`;
const NOTE_TOO_LONG = `A note has at most ${LIST_NOTE_MAX} characters.`;

const ListName = z
  .string({ error: NAME_MISSING })
  .transform(oneLine)
  .pipe(z.string().min(1, NAME_MISSING).max(LIST_NAME_MAX, NAME_TOO_LONG));

/** "newest": as they were added; "own": as their owner moved them. */
export const ListOrder = z.enum(["newest", "own"], { error: "Choose one of the two orders." });
export type ListOrder = z.infer<typeof ListOrder>;

/** An id that no list can have is not found, rather than bad input. */
const ListId = IdParam.transform((id) => {
  if (z.uuid().safeParse(id).success) return id;
  throw addressNotFound();
});
export const ListParams = z.object({ id: ListId });
export const ListPlaceParams = z.object({ id: ListId, restaurantId: IdParam });

/** With a place, the list begins with it. */
export const CreateListInput = z.object({ name: ListName, restaurantId: IdParam.optional() });
export type CreateListInput = z.output<typeof CreateListInput>;

export const ChangeListInput = z
  .object({
    name: ListName.optional(),
    order: ListOrder.optional(),
    showsOwner: z.boolean({ error: "Say with true or false whether your name is shown." }).optional(),
  })
  .refine(...SOME_CHANGE);
export type ChangeListInput = z.output<typeof ChangeListInput>;

/** Without a note, the place keeps the one it has; an empty one is none. */
export const PutListPlaceInput = z.object({
  note: z
    .string({ error: NOTE_TOO_LONG })
    .transform(oneLine)
    .pipe(z.string().max(LIST_NOTE_MAX, NOTE_TOO_LONG))
    .optional(),
});
export type PutListPlaceInput = z.output<typeof PutListPlaceInput>;

export const MoveListPlaceInput = z.object({
  direction: z.enum(["up", "down"], { error: "A place moves up or down." }),
});
export type MoveListPlaceInput = z.output<typeof MoveListPlaceInput>;

/** A list among others of its owner. */
export const ListSummary = z.object({
  id: z.string(),
  name: z.string(),
  placeCount: z.number().int(),
  isShared: z.boolean(),
  placeIds: z.array(z.string()),
});
export type ListSummary = z.infer<typeof ListSummary>;
export const ListsResponse = z.object({ lists: z.array(ListSummary) });
export type ListsResponse = z.infer<typeof ListsResponse>;

export const ListPlace = z.object({ restaurant: Restaurant, note: z.string().nullable() });
export type ListPlace = z.infer<typeof ListPlace>;

/** A list as its owner sees it. */
export type PlaceList = {
  id: string;
  name: string;
  order: ListOrder;
  /** Null while it isn't shared. */
  shareToken: string | null;
  showsOwner: boolean;
  places: ListPlace[];
};

/** A list as whoever knows its link sees it. */
export type SharedList = {
  name: string;
  /** Their username, where they chose to show it. */
  owner: string | null;
  /** Its id, where its owner is the one who reads. */
  ownId: string | null;
  places: ListPlace[];
};
