import { AppError } from "@/lib/core/errors";
import { findUnstorableText, isUnstorableUrl } from "./storable-text";

/** Holds what came in to text that the database takes. @throws AppError bad_input, naming the field */
export function requireStorableText(input: unknown): void {
  const field = findUnstorableText(input);
  if (field !== undefined) throw unstorableTextError(field === "" ? "The body" : field);
}

/** The same for an address as it was sent, its path and its query. @throws AppError bad_input */
export function requireStorableUrl(address: string): void {
  if (isUnstorableUrl(address)) throw unstorableTextError("The address");
}

const unstorableTextError = (name: string) =>
  new AppError("bad_input", `${name} holds a character that no text can have.`);
