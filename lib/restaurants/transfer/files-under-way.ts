import { AppError } from "../../errors";

const OF_ONE_PERSON = 2;
const OF_ALL = 16;
const RETRY_AFTER_SECONDS = 3;

const underWay = new Map<string, number>();
let all = 0;

/**
 * Takes a file in, from its first byte to its preview, unless too many are under way: what files take of memory is
 * bounded by it.
 * @throws AppError too_many
 */
export async function withFileUnderWay<T>(userId: string, work: () => Promise<T>): Promise<T> {
  const own = underWay.get(userId) ?? 0;
  if (own >= OF_ONE_PERSON) throw refusal("Your last files are still being read. Try again in a moment.");
  if (all >= OF_ALL) throw refusal("Many people are bringing in their places just now. Try again in a moment.");
  underWay.set(userId, own + 1);
  all += 1;
  try {
    return await work();
  } finally {
    all -= 1;
    const left = (underWay.get(userId) ?? 1) - 1;
    if (left > 0) underWay.set(userId, left);
    else underWay.delete(userId);
  }
}

const refusal = (sentence: string): AppError =>
  new AppError("too_many", sentence, { retryAfterSeconds: RETRY_AFTER_SECONDS });
