import { capitalize } from "../grammar/words";

type RoomValues = {
  room: string;
  tail: string;
  name: string;
  street: string | null;
};
type RoomTemplate = (values: RoomValues) => string | null | false;

/** The room is a noun phrase with its article; the tail is empty or starts with ", ". */
export const ROOM_TEMPLATES: readonly RoomTemplate[] = [
  ({ room, tail }) => `Expect ${room}${tail}.`,
  ({ room, tail }) => isOne(room) && `Inside there is ${room}${tail}.`,
  ({ room, tail, name }) => isOne(room) && `${name} is ${room}${tail}.`,
  ({ room, tail, street }) =>
    isOne(room) && street && !room.includes(street) && `On ${street} there is ${room}${tail}.`,
  ({ room, tail }) => `You will find ${room}${tail}.`,
  ({ room, tail }) => isOne(room) && `It is ${room}${tail}.`,
  ({ room, tail, street }) => street && `On ${street}, look for ${room}${tail}.`,
  ({ room, tail }) => isOne(room) && `Behind the door is ${room}${tail}.`,
  ({ room, tail, name }) => `With ${name} you get ${room}${tail}.`,
];

/** "A few stools" are several. */
const isOne = (room: string): boolean => /^an? (?!few|pair|couple|handful|dozen)/.test(room);

type RoomAndDish = { room: string; the: string; detail: string };

/** The room and what to order in it, in one sentence. */
export const ROOM_DISH_TEMPLATES: readonly ((values: RoomAndDish) => string)[] = [
  ({ room, the, detail }) => `In ${room}, order ${the}, ${detail}.`,
  ({ room, the, detail }) => `Take a seat in ${room} and start with ${the}, ${detail}.`,
  ({ room, the, detail }) => `Settle into ${room} with ${the}, ${detail}.`,
  ({ room, the, detail }) => `${capitalize(room)} and ${the}, ${detail}: there is your evening.`,
  ({ room, the, detail }) => `You get ${room}, and you get ${the}, ${detail}.`,
];
