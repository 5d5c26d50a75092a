import { IMPORT_MAX_PLACES } from "../import-bounds.ts";

/** A file that can't be taken; the message is the sentence that a person is told. */
export class RefusedFile extends Error {}

/** More than an import takes: what is too much in one list of a zip is too much for all of it. */
export class TooMuch extends RefusedFile {}

export const tooManyPlaces = (): TooMuch =>
  new TooMuch(
    `This file holds more than ${IMPORT_MAX_PLACES.toLocaleString("en-US")} places, which is the most for one import. Split it and bring in the parts.`,
  );
