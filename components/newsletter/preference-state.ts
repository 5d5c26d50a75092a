import type { EmailLinkResponse, EmailLinkResult } from "@/lib/client/call-email-link";

const PHASES = {
  saved: "saved",
  pendingAccount: "pendingAccount",
  invalidSubscriber: "invalidLink",
  invalidStatus: "invalidStatus",
  invalidRestaurant: "invalidRestaurant",
} as const;

export type PreferenceState = {
  phase: "loading" | "error" | (typeof PHASES)[keyof typeof PHASES];
  /** The server's message, which replaces the page's own. */
  message?: string;
} & Partial<Pick<EmailLinkResponse, "redirect" | "restaurant" | "requestedStatus">>;

/** The state for the response to a preference. */
export function preferenceState(result: Exclude<EmailLinkResult, { kind: "moved" }>): PreferenceState {
  if (result.kind === "unreachable") return { phase: "error" };
  if (result.kind === "refused") {
    const { code, message } = result;
    return { phase: code === 404 ? "invalidLink" : code === 400 ? "invalidStatus" : "error", message };
  }
  const { status, message, redirect, restaurant, requestedStatus } = result.response;
  const phase = Object.hasOwn(PHASES, status) ? PHASES[status as keyof typeof PHASES] : "error";
  return { phase, message, redirect, restaurant, requestedStatus };
}
