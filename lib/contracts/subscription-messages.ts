/** What an email link came to, as its response and its page both say it. */
export const SUBSCRIPTION_CONFIRMED = "Your first guide is delivered this Thursday.";
export const subscriptionConfirmed = (city: string): string => `Your first ${city} guide is delivered this Thursday.`;
export const ALREADY_SUBSCRIBED = "You're already subscribed to our weekly guides!";
export const SUBSCRIPTION_CANCELLED = "This subscription was previously cancelled.";
/** With a city where the address still receives others. */
export const alreadyUnsubscribed = (city: string | null): string =>
  city === null
    ? "You had left before: we don't write to you anymore."
    : `You had left before: we don't send you the weekly ${city} guide anymore.`;
export const INVALID_LINK = "This link has expired or is not one of ours.";

export const INVALID_ADDRESS = "That doesn't look like an email address. Try one like ana@example.com.";
