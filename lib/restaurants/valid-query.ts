import { QUERY_MAX_LENGTH, QUERY_MIN_LENGTH } from "@/lib/contracts/restaurant";
import { AppError } from "@/lib/core/errors";

/** @throws AppError bad_input */
export function validQuery(query: string): string {
  const trimmed = query.trim();
  if (trimmed.length < QUERY_MIN_LENGTH)
    throw new AppError("bad_input", `Search for at least ${QUERY_MIN_LENGTH} characters.`);
  if (trimmed.length > QUERY_MAX_LENGTH)
    throw new AppError("bad_input", `That is too long to search for: ${QUERY_MAX_LENGTH} characters at most.`);
  return trimmed;
}
