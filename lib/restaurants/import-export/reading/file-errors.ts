import { IMPORT_MAX_PLACES } from "../../../contracts/place-import-limits.ts";

/** A file that can't be accepted; the message is shown to the user. */
export class InvalidFileError extends Error {}

/** Over the limits of an import: what is too much in one list of a zip is too much for all of it. */
export class OversizedFileError extends InvalidFileError {}

export const tooManyPlacesError = (): OversizedFileError =>
  new OversizedFileError(
    `This file holds more than ${IMPORT_MAX_PLACES.toLocaleString("en-US")} places, which is the most for one import. Split it and bring in the parts.`,
  );
