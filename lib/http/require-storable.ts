import { AppError } from "../errors";
import { findUnstorable, isUnstorableAddress } from "./unstorable";

/** Holds what came in to text that the database takes. @throws AppError bad_input, naming the field */
export function requireStorable(input: unknown): void {
  const field = findUnstorable(input);
  if (field !== undefined) throw unstorable(field === "" ? "The body" : field);
}

/** The same for an address as it was sent, its path and its query. @throws AppError bad_input */
export function requireStorableAddress(address: string): void {
  if (isUnstorableAddress(address)) throw unstorable("The address");
}

const unstorable = (name: string) => new AppError("bad_input", `${name} holds a character that no text can have.`);
