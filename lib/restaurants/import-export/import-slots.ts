import { AppError } from "@/lib/core/errors";

const MAX_PER_USER = 2;
const MAX_TOTAL = 16;
const RETRY_AFTER_SECONDS = 3;

const countByUser = new Map<string, number>();
let total = 0;

/**
 * Runs an import from its first byte to its preview, unless too many are in progress. This bounds the memory that
 * files take.
 * @throws AppError too_many
 */
export async function withImportSlot<T>(userId: string, work: () => Promise<T>): Promise<T> {
  const own = countByUser.get(userId) ?? 0;
  if (own >= MAX_PER_USER) throw tooManyImports("Your last files are still being read. Try again in a moment.");
  if (total >= MAX_TOTAL)
    throw tooManyImports("Many people are bringing in their places just now. Try again in a moment.");
  countByUser.set(userId, own + 1);
  total += 1;
  try {
    return await work();
  } finally {
    total -= 1;
    const left = (countByUser.get(userId) ?? 1) - 1;
    if (left > 0) countByUser.set(userId, left);
    else countByUser.delete(userId);
  }
}

const tooManyImports = (sentence: string): AppError =>
  new AppError("too_many", sentence, { retryAfterSeconds: RETRY_AFTER_SECONDS });
