import { joinWithAnd } from "@/lib/core/join-list";

/** What an email link came to, as its response and its page both say it. */
export const SUBSCRIPTION_CONFIRMED = "Your first guide is delivered this Thursday.";
/** With the other cities whose guides the address receives. */
export function subscriptionConfirmed(city: string, others: readonly string[]): string {
  const first = `Your first ${city} guide is delivered this Thursday.`;
  if (others.length === 0) return first;
  return `${first} The ${others.length === 1 ? "guide" : "guides"} for ${joinWithAnd(others)} ${others.length === 1 ? "keeps" : "keep"} coming, too.`;
}
export const stopsWeekly = (city: string): string =>
  `One press, and the weekly ${city} guide stops. Opening this page has changed nothing.`;
export const ALREADY_SUBSCRIBED = "You're already subscribed to our weekly guides!";
export const SUBSCRIPTION_CANCELLED = "This subscription was previously cancelled.";
/** With a city where the address still receives others. */
export const alreadyUnsubscribed = (city: string | null): string =>
  city === null
    ? "You had left before: we don't write to you anymore."
    : `You had left before: we don't send you the weekly ${city} guide anymore.`;
export const INVALID_LINK = "This link has expired or is not one of ours.";

export const INVALID_ADDRESS = "That doesn't look like an email address. Try one like ana@example.com.";
