import { aOrAn } from "../grammar/words";
import type { Material } from "../material";

type ThinForm = (m: Material) => string | null | undefined;

const kind = ({ place }: Material): string | null => place.cuisines[0] ?? null;

/** For a place of which only the facts are known: its cooking and its street, nothing more. */
export const THIN_FORMS: readonly ThinForm[] = [
  (m) => kind(m) && m.street && `${m.name} is on ${m.street}, and its cooking is ${kind(m)}.`,
  (m) => kind(m) && m.area && `In ${m.area}, ${m.name} answers for the ${kind(m)} part of this list.`,
  (m) => kind(m) && m.street && `Look on ${m.street} for ${m.name}, ${aOrAn(kind(m) ?? "")} address.`,
  (m) =>
    m.street &&
    m.place.cuisines[1] &&
    `${m.name}, on ${m.street}, lists itself as ${m.place.cuisines[0]} and ${m.place.cuisines[1]}.`,
  (m) => kind(m) && `${m.name} is ${kind(m)}, and that is most of what we know of it.`,
  (m) => kind(m) && `For the ${kind(m)} side of this wish there is ${m.name}.`,
  (m) => kind(m) && `${m.name} is here for its ${kind(m)} cooking, of which we know no more than that.`,
  (m) => m.area && `${m.name} is on this list for ${m.area}.`,
  (m) => `Of ${m.name} we know little beyond ${m.street ? `its address on ${m.street}` : "its name"}.`,
];

/** What to put before a summary that is all there is. */
export const SUMMARY_FRAMES: readonly ((m: Material) => string | null)[] = [
  (m) => m.street && `Turn to ${m.street} for ${m.name}.`,
  (m) => m.area && `${m.name} is ${m.area}'s entry here.`,
  (m) => kind(m) && m.street && `The cooking at ${m.name}, on ${m.street}, is ${kind(m)}.`,
  (m) => kind(m) && `${m.name} stands for ${kind(m)} on this list.`,
  (m) => (m.street && m.place.foundedIn ? `${m.name} dates from ${m.place.foundedIn} and is on ${m.street}.` : null),
];
