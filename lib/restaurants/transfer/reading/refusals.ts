import { AppError } from "../../../errors";
import { IMPORT_MAX_PLACES } from "../contract";

/** A file that can't be taken, with the sentence that says why. */
export const refusedFile = (sentence: string, cause?: unknown): AppError =>
  new AppError("unprocessable", sentence, { cause });

export const tooManyPlaces = (): AppError =>
  refusedFile(
    `This file holds more than ${IMPORT_MAX_PLACES.toLocaleString("en-US")} places, which is the most for one import. Split it and bring in the parts.`,
  );
