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
  /** The server's sentence, which goes before the page's own. */
  message?: string;
} & Partial<Pick<EmailLinkResponse, "redirect" | "restaurant" | "requestedStatus">>;

/** What the answer to a preference means. */
export function preferenceState(reply: Exclude<EmailLinkResult, { kind: "moved" }>): PreferenceState {
  if (reply.kind === "unreachable") return { phase: "error" };
  if (reply.kind === "refused") {
    const { code, message } = reply;
    return { phase: code === 404 ? "invalidLink" : code === 400 ? "invalidStatus" : "error", message };
  }
  const { status, message, redirect, restaurant, requestedStatus } = reply.response;
  const phase = Object.hasOwn(PHASES, status) ? PHASES[status as keyof typeof PHASES] : "error";
  return { phase, message, redirect, restaurant, requestedStatus };
}
