import type { EmailLinkResult } from "@/lib/client/call-email-link";

export type UnsubscribeState = {
  phase: "idle" | "loading" | "unsubscribed" | "alreadyUnsubscribed" | "invalid" | "error";
  /** The server's sentence, which goes before the page's own. */
  message?: string;
  /** What the same address still receives. */
  otherCities: string[];
};

/** What the answer to leaving means. */
export function unsubscribeState(reply: Exclude<EmailLinkResult, { kind: "moved" }>): UnsubscribeState {
  if (reply.kind === "unreachable") return { phase: "error", otherCities: [] };
  if (reply.kind === "refused") {
    return { phase: reply.code === 404 ? "invalid" : "error", message: reply.message, otherCities: [] };
  }
  const { status, message, otherCities } = reply.response;
  if (status === "unsubscribed" || status === "alreadyUnsubscribed") return { phase: status, message, otherCities };
  return { phase: status === "invalid" ? "invalid" : "error", message, otherCities: [] };
}
