import type { EmailLinkResult } from "@/lib/client/call-email-link";

export type ConfirmState = {
  phase: "loading" | "confirmed" | "cancelled" | "invalid" | "error";
  /** The server's message, which replaces the page's own. */
  message?: string;
  /** Where the reader may link the address to their account. */
  linkPath?: string;
  wasConfirmed?: boolean;
};

/** The state for the response to a confirmation. */
export function confirmState(result: Exclude<EmailLinkResult, { kind: "moved" }>): ConfirmState {
  if (result.kind === "unreachable") return { phase: "error" };
  if (result.kind === "refused") return { phase: result.code === 404 ? "invalid" : "error", message: result.message };
  const { status, message, linkPath } = result.response;
  if (status === "confirmed") return { phase: "confirmed", message, ...(linkPath !== undefined && { linkPath }) };
  if (status === "alreadyConfirmed") return { phase: "confirmed", message, wasConfirmed: true };
  return { phase: status === "cancelled" ? "cancelled" : "invalid", message };
}
