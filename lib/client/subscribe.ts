import type { City } from "@/lib/core/cities";
import { errorFieldIn, errorMessageIn } from "./api-error";
import type { FormProblem } from "./form-problem";

const TIMEOUT_MS = 30_000;

/** Subscribes to the weekly guide. Resolves to null, or to what stopped it. */
export async function subscribe(email: string, city: City, token: string | null): Promise<FormProblem | null> {
  try {
    const response = await fetch("/api/email/subscribe", {
      method: "POST",
      headers: { "content-type": "application/json", ...(token ? { authorization: `Bearer ${token}` } : {}) },
      body: JSON.stringify({ email, city }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (response.ok) return null;
    const text = await response.text();
    return { message: errorMessageIn(text, "") || "Failed to subscribe", field: errorFieldIn(text) };
  } catch {
    return { message: "Failed to subscribe. Please try again." };
  }
}
