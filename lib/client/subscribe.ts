import type { City } from "@/lib/core/cities";
import { errorFieldIn, errorMessageIn, parseBody } from "./api-error";
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
    const text = await response.text();
    // A page of somebody else's, as networks that ask for a sign-in send it, subscribes nobody.
    if (response.ok && isPending(parseBody(text))) return null;
    return { message: errorMessageIn(text, "") || "Failed to subscribe", field: errorFieldIn(text) };
  } catch {
    return { message: "Failed to subscribe. Please try again." };
  }
}

/** As `SubscribeResponse` (lib/contracts/subscriber.ts) has it: the form is on pages that a visitor reads without zod. */
const isPending = (body: unknown): boolean =>
  typeof body === "object" && body !== null && "status" in body && body.status === "pending";
