import { type GooglePlacesClient, googlePlacesClient } from "@/lib/catalogue/google/client";
import { env } from "@/lib/core/env";

/** No retries of its own: long-running callers count each request and wait between them. */
const NO_RETRIES = { timeoutMs: 20_000, retries: 0, backoffMs: 0 };

export function placesClient(): GooglePlacesClient {
  const { GOOGLE_PLACES_API_KEY: apiKey, GOOGLE_PLACES_BASE_URL: baseUrl } = env();
  if (!apiKey) throw new Error("GOOGLE_PLACES_API_KEY is not set: this asks Google Places. See docs/catalogue.md.");
  return googlePlacesClient({ apiKey, baseUrl, retryPolicy: NO_RETRIES });
}

export const formatUsd = (usd: number): string => `$${usd.toFixed(2)}`;
export const pluralize = (count: number, one: string, many = `${one}s`): string =>
  `${count.toLocaleString("en-US")} ${count === 1 ? one : many}`;
