import { cap } from "../grammar/words";

/** The first sentence: why this, here, now. `lead` is the season, `want` the wish as a noun, the rest one pick's particulars. */
export type First = {
  lead: string;
  want: string | null;
  the: string;
  plate: string;
  name: string;
  street: string | null;
  here: string;
};
type Form = (told: First) => string | null;

/** Ends a phrase that may hold commas of its own. */
const closed = (plate: string): string => (plate.includes(",") ? `${plate},` : plate);

export const FIRST_FORMS: readonly Form[] = [
  ({ lead, want, plate, name }) => want && `${lead}, ${want} means ${closed(plate)} at ${name}.`,
  ({ lead, name, plate }) => `${lead}, we keep coming back to ${closed(plate)} at ${name}.`,
  ({ lead, want, plate, name }) => want && `${lead}, there is a case for ${want}, and ${name} makes it with ${plate}.`,
  ({ lead, plate, street }) =>
    street && `${lead}, the thought of ${closed(plate)} over on ${street} is hard to put down.`,
  ({ want, plate, name }) => want && `This list began with ${closed(plate)} at ${name}, and with a wish for ${want}.`,
  ({ lead, want, the, name }) =>
    want && `${lead}, ${want} starts to sound like a plan, and ${the} at ${name} like the way into it.`,
  ({ lead, want, plate, name }) =>
    want && `${lead}, somebody is going to suggest ${want}; have ${name} ready, and ${plate}.`,
  ({ want, plate, street }) =>
    want && street && `Ask us for ${want} and the first thing we say is ${closed(plate)} on ${street}.`,
  ({ lead, plate, name }) => `${lead}, you could do worse than a seat at ${name} and ${plate}.`,
  ({ want, plate, name }) =>
    want && `The wish was for ${want}, and the answer that came first was ${closed(plate)} at ${name}.`,
  ({ lead, plate, here }) => `${lead}, ${here} has ${plate}, and that is reason enough to go out.`,
  ({ lead, the, name, here }) => `${lead}, what ${here} wants is what ${name} has: ${the}.`,
  ({ lead, want, plate, street }) =>
    want && street && `${lead}, ${want} comes down to a street and a plate: ${street}, and ${plate}.`,
  ({ lead, plate, name }) => `${lead}, a good meal looks a lot like ${closed(plate)} at ${name}.`,
  ({ want, the, name, here }) => want && `${cap(here)} will give you ${want} if you know to ask for ${the} at ${name}.`,
  ({ lead, want, plate, name }) => want && `${lead}, the search for ${want} stops first at ${name}, over ${plate}.`,
  ({ lead, the, street, want }) => want && street && `${lead}, ${street} and ${the} make a good argument for ${want}.`,
  ({ want, plate, name, lead }) =>
    want &&
    `There are bad times for ${want}, and this isn't one: ${lead.charAt(0).toLowerCase()}${lead.slice(1)}, ${name} has ${plate}.`,
];
