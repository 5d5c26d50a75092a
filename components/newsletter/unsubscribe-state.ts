import type { EmailLinkResult } from "@/lib/client/call-email-link";

export type UnsubscribeState = {
  phase: "idle" | "loading" | "unsubscribed" | "alreadyUnsubscribed" | "invalid" | "error";
  /** The server's message, which replaces the page's own. */
  message?: string;
  /** The city that was left. */
  city?: string;
  /** What the same address still receives. */
  otherCities: string[];
};

/** The state for the response to unsubscribing. */
export function unsubscribeState(result: Exclude<EmailLinkResult, { kind: "moved" }>): UnsubscribeState {
  if (result.kind === "unreachable") return { phase: "error", otherCities: [] };
  if (result.kind === "refused") {
    return { phase: result.code === 404 ? "invalid" : "error", message: result.message, otherCities: [] };
  }
  const { status, message, city, otherCities } = result.response;
  if (status === "unsubscribed" || status === "alreadyUnsubscribed") {
    return { phase: status, message, city, otherCities };
  }
  return { phase: status === "invalid" ? "invalid" : "error", message, otherCities: [] };
}
