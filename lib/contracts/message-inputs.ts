import type { Guide } from "./guide";

/** The sender as every message shows it; from the environment. */
export type SenderInfo = {
  /** Without a slash at its end. */
  appUrl: string;
  supportEmail: string;
  postalAddress: string;
};

/** The confirmation email, the first half of the double opt-in. */
export type ConfirmationInput = {
  email: string;
  city: string;
  confirmToken: string;
  /** The account in which somebody asked for it; null for a visitor. */
  askedBy: string | null;
};

/** Asks whether an address should belong to an account. */
export type AccountEmailInput = { email: string; username: string; token: string };

/** The way to a new password. */
export type PasswordResetInput = { email: string; username: string; token: string };

/** The email after the confirmation: what will come, and when. */
export type WelcomeInput = {
  email: string;
  city: string;
  unsubscribeToken: string;
  /** YYYY-MM-DD of the Thursday that brings the first guide. */
  firstThursday: string;
  /** Something to read until then. */
  latestGuide: { id: string; name: string } | null;
};

/** One Thursday's guide: the same message for every recipient, except for their links. */
export type WeeklyInput = {
  guide: Guide;
  /** YYYY-MM-DD of its Thursday. */
  week: string;
  /** Marked as a test; fill it in with TEST_RECIPIENT_TOKENS. */
  isTest?: boolean;
};

/** The recipient whom a weekly message is filled in for. */
export type WeeklyRecipient = { email: string; unsubscribeToken: string; preferenceToken: string };

/** How a weekly send went, for administrators. */
export type SendSummaryInput = {
  city: string;
  /** YYYY-MM-DD. */
  week: string;
  outcome: "sent" | "paused" | "failed";
  guide: { id: string; name: string } | null;
  counts: { sent: number; failed: number; skipped: number; uncertain: number };
  startedAt: Date;
  finishedAt: Date;
  /** Sentences; the first are shown. */
  problems: string[];
};

/** Tokens that no recipient has: their pages say that the link is invalid. */
export const TEST_RECIPIENT_TOKENS = {
  unsubscribeToken: "a-test-message-has-no-token",
  preferenceToken: "a-test-message-has-no-token",
} as const;
