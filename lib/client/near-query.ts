import { californiaHour } from "@/lib/core/california-time";

const NEAR_WORDS = /\b(?:somewhere |anywhere |places? |food )?(?:near|around|close to) (?:me|here|us)\b|\bnearby\b/gi;
/** The hours at which lunch and dinner begin to be what one looks for. */
const LUNCH_HOUR = 10;
const DINNER_HOUR = 15;

/** A search for the same near a quarter: of nothing, for the next meal. */
export function nearQuery(query: string, { city, name }: { city: string; name: string }, now: Date): string {
  const wanted = query.replace(NEAR_WORDS, " ").replace(/\s+/g, " ").trim();
  return `${wanted === "" ? mealOf(californiaHour(now)) : wanted} near ${name}, ${city}`;
}

const mealOf = (hour: number): string =>
  hour < LUNCH_HOUR && hour > 3 ? "breakfast" : hour < DINNER_HOUR && hour > 3 ? "lunch" : "dinner";
