import { capitalize } from "../grammar/words";

/** One pick's details, and the prompt that they illustrate. */
type OpeningValues = {
  /** The season, as the start of a sentence. */
  season: string;
  /** The occasion or the season, as the start of a sentence. */
  lead: string;
  /** The prompt as a noun: "pasta in a quiet room". */
  want: string | null;
  /** Whether the prompt takes "mean" and not "means". */
  isMany: boolean;
  the: string;
  plate: string;
  name: string;
  street: string | null;
  here: string;
  /** Another pick's name, so that the sentence is unique to this guide. */
  next: string | null;
};
type OpeningTemplate = (values: OpeningValues) => string | null;

/** Adds a closing comma to a phrase that contains commas. */
const closeComma = (plate: string): string => (plate.includes(",") ? `${plate},` : plate);
const ifPresent = (other: string | null, render: (other: string) => string): string => (other ? render(other) : "");
const inside = (here: string): string => (here === "the Peninsula" ? `on ${here}` : `in ${here}`);

/** The first sentence: why this, here, now. */
export const OPENING_TEMPLATES: readonly OpeningTemplate[] = [
  ({ isMany, season, want, plate, name }) =>
    want && `${season}, ${want} ${isMany ? "mean" : "means"} ${closeComma(plate)} at ${name}.`,
  ({ lead, name, plate }) => `${lead}, we keep coming back to ${closeComma(plate)} at ${name}.`,
  ({ season, want, plate, name }) =>
    want && `${season}, there is a case for ${want}, and ${name} makes it with ${plate}.`,
  ({ season, plate, street }) =>
    street && `${season}, the thought of ${closeComma(plate)} over on ${street} is hard to put down.`,
  ({ want, plate, name, next }) =>
    want &&
    `This list began with ${closeComma(plate)} at ${name}, and with a wish for ${want}${ifPresent(next, (other) => `; ${other} came soon after`)}.`,
  ({ isMany, season, want, the, name }) =>
    want &&
    `${season}, ${want} ${isMany ? "start" : "starts"} to sound like a plan, and ${the} at ${name} like the way into it.`,
  ({ season, want, plate, name }) =>
    want && `${season}, somebody is going to suggest ${want}; have ${name} ready, and ${plate}.`,
  ({ want, plate, street, next }) =>
    want &&
    street &&
    `Ask us for ${want} and the first thing we say is ${closeComma(plate)} on ${street}${ifPresent(next, (other) => `; the second is ${other}`)}.`,
  ({ lead, plate, name }) => `${lead}, you could do worse than a seat at ${name} and ${plate}.`,
  ({ want, plate, name, next }) =>
    want &&
    `The wish was for ${want}, and the answer that came first was ${closeComma(plate)} at ${name}${ifPresent(next, (other) => `, with ${other} close behind`)}.`,
  ({ season, plate, here }) => `${season}, ${here} has ${closeComma(plate)} and that is reason enough to go out.`,
  ({ lead, the, name, here }) => `${lead}, what ${here} has for you is ${the} at ${name}.`,
  ({ isMany, season, want, plate, street }) =>
    want &&
    street &&
    `${season}, ${want} ${isMany ? "come" : "comes"} down to a street and a plate: ${street}, and ${plate}.`,
  ({ lead, plate, name }) => `${lead}, a good meal looks a lot like ${closeComma(plate)} at ${name}.`,
  ({ want, the, name, here, next }) =>
    want &&
    `${capitalize(here)} will give you ${want} if you know to ask for ${the} at ${name}${ifPresent(next, (other) => ` and to keep ${other} in reserve`)}.`,
  ({ season, want, plate, name }) => want && `${season}, the search for ${want} stops first at ${name}, over ${plate}.`,
  ({ season, the, street, want }) =>
    want && street && `${season}, ${street} and ${the} make a good argument for ${want}.`,
  ({ plate, name, want, next }) =>
    want &&
    `${capitalize(plate)}: ${name} alone would justify a guide to ${want}${ifPresent(next, (other) => `, and there is ${other} besides`)}.`,
  ({ the, name, want, here, next }) =>
    want &&
    `People ${inside(here)} who want ${want} tend to have a place in mind already; ours is ${name}, for ${the}${ifPresent(next, (other) => `, with ${other} as the second thought`)}.`,
  ({ the, name, lead }) => `${lead}, there is one table we would ask for, at ${name}, and one plate, ${the}.`,
  ({ plate, name, want, next }) =>
    want &&
    `Anyone who asks us for ${want} hears about ${name} first, for ${plate}${ifPresent(next, (other) => `, and about ${other} soon after`)}.`,
];

type NameOnlyValues = { season: string; want: string; name: string; street: string; here: string };

/** For a pick without a suitable dish: the place and its street alone. */
export const NAME_ONLY_TEMPLATES: readonly ((values: NameOnlyValues) => string)[] = [
  ({ season, want, name, street }) => `${season}, the search for ${want} ends up on ${street}, at ${name}.`,
  ({ want, name, street }) => `Ask us for ${want} and we send you to ${street}, where ${name} is.`,
  ({ season, want, name }) => `${season}, ${name} is where we would look for ${want}.`,
  ({ want, name, here }) => `Of all the doors ${inside(here)}, the one we would try for ${want} belongs to ${name}.`,
  ({ want, name, street }) => `A wish for ${want} took us along ${street} and stopped at ${name}.`,
];
