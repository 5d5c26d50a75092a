import type { EmailLinkResult } from "@/lib/client/call-email-link";

export type ConfirmState = {
  phase: "loading" | "confirmed" | "cancelled" | "invalid" | "error";
  /** The server's sentence, which goes before the page's own. */
  message?: string;
};

/** What a confirmation's answer means. */
export function confirmState(reply: Exclude<EmailLinkResult, { kind: "moved" }>): ConfirmState {
  if (reply.kind === "unreachable") return { phase: "error" };
  if (reply.kind === "refused") return { phase: reply.code === 404 ? "invalid" : "error", message: reply.message };
  const { status, message } = reply.response;
  if (status === "confirmed" || status === "alreadyConfirmed") return { phase: "confirmed", message };
  return { phase: status === "cancelled" ? "cancelled" : "invalid", message };
}
