import type { City } from "@/lib/core/cities";
import { errorMessageIn } from "./api-error";

const TIMEOUT_MS = 30_000;

/** Subscribes to the weekly guide. Resolves to null, or to the message of the failure. */
export async function subscribe(email: string, city: City, token: string | null): Promise<string | null> {
  try {
    const response = await fetch("/api/email/subscribe", {
      method: "POST",
      headers: { "content-type": "application/json", ...(token ? { authorization: `Bearer ${token}` } : {}) },
      body: JSON.stringify({ email, city }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (response.ok) return null;
    return errorMessageIn(await response.text(), "") || "Failed to subscribe";
  } catch {
    return "Failed to subscribe. Please try again.";
  }
}
