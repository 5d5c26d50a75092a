import { IMPORT_MAX_PLACES } from "../../../contracts/place-import-limits.ts";

/** A file that can't be taken; the message is the sentence that a person is told. */
export class InvalidFileError extends Error {}

/** More than an import takes: what is too much in one list of a zip is too much for all of it. */
export class OversizedFileError extends InvalidFileError {}

export const tooManyPlacesError = (): OversizedFileError =>
  new OversizedFileError(
    `This file holds more than ${IMPORT_MAX_PLACES.toLocaleString("en-US")} places, which is the most for one import. Split it and bring in the parts.`,
  );
