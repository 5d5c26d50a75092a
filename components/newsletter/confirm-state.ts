import type { EmailLinkResult } from "@/lib/client/call-email-link";

export type ConfirmState = {
  phase: "loading" | "confirmed" | "cancelled" | "invalid" | "error";
  /** The server's message, which replaces the page's own. */
  message?: string;
  /** Where the reader may link the address to their account. */
  linkPath?: string;
  /** The account that it would be linked to. */
  username?: string;
  wasConfirmed?: boolean;
  city?: string;
  /** The guide that the city's readers have now. */
  guideId?: string;
};

/** The state for the response to a confirmation. */
export function confirmState(result: Exclude<EmailLinkResult, { kind: "moved" }>): ConfirmState {
  if (result.kind === "unreachable") return { phase: "error" };
  if (result.kind === "refused") return { phase: result.code === 404 ? "invalid" : "error", message: result.message };
  const { status, message, linkPath, username, city, guideId } = result.response;
  if (status === "confirmed" || status === "alreadyConfirmed")
    return {
      phase: "confirmed",
      message,
      city,
      guideId,
      linkPath,
      username,
      wasConfirmed: status === "alreadyConfirmed",
    };
  return { phase: status === "cancelled" ? "cancelled" : "invalid", message };
}
