import { AppError } from "@/lib/core/errors";

/** The entry itself is gone. */
export const entryGoneError = () =>
  new AppError("conflict", "This guide no longer holds that place: somebody else has settled it.");

/** The entry is there, and no flag on it is open. */
export const notFlaggedError = () =>
  new AppError("conflict", "Nothing about this entry is flagged anymore: somebody else has settled it.");
