import type { City } from "@/lib/core/cities";
import type { Week } from "@/lib/core/week";

/** Everything that a dry run looks for, with what it is called in a list. */
export const PROBLEM_KINDS = {
  "app-url-local": "Links that only this machine can open",
  "sender-unset": "No sender",
  "postal-address-unset": "No postal address",
  "provider-unset": "No mail provider",
  "no-readers": "Nobody to send it to",
  "send-moment": "Not at eight in California",
  "no-theme": "Weeks without a theme",
  "theme-pending": "Themes that wait for approval",
  "theme-empty": "Themes without a word",
  "theme-fits-nothing": "Themes that nothing fits",
  "places-repeated": "Places that readers have just had",
  "no-guide": "Guides that could not be written",
  "no-preview": "Approved themes without a preview",
  "preview-empty": "Previews without a place",
  "closed-restaurant": "Places that are closed",
  "html-too-large": "Messages that mailboxes clip",
  "no-text": "Messages without a plain text",
  "no-subject": "Messages without a subject",
  "subject-too-long": "Subjects that phones cut off",
  "subject-repeated": "Subjects that repeat another week's",
  "bad-link": "Links that lead nowhere",
  "no-unsubscribe": "Messages without a way out",
  "no-preference-links": "Places without their five links",
  "image-without-alt": "Pictures without words",
  "no-postal-address": "Messages without the postal address",
} as const;
type ProblemKind = keyof typeof PROBLEM_KINDS;

/** One thing to mend: of all messages, of a week, of a city, or of one week's message in one city. */
export type Problem = { kind: ProblemKind; message: string; week?: Week; city?: City };

/** One message as it would go out. */
export type DryMessage = {
  city: City;
  subject: string;
  /** Bytes, as the longest of readers' links make it. */
  htmlBytes: number;
  guideName: string;
  placeIds: string[];
  /** Where its guide comes from. */
  guideFrom: "edition" | "preview" | "theme" | "season" | "any week";
  /** The guide's prompt; null where the guide was there before. */
  prompt: string | null;
};

export type DryWeek = {
  week: Week;
  /** ISO 8601, UTC. */
  sendsAt: string;
  /** As clocks in California show it: "Thu 2026-11-19 08:00 PST". */
  sendsAtPacific: string;
  theme: string;
  themeFrom: "settled" | "approved" | "season";
  messages: DryMessage[];
};

export type DryRunReport = {
  weeks: DryWeek[];
  /** Confirmed and not suppressed, by city. */
  readers: Partial<Record<City, number>>;
  writtenBy: "house" | "model";
  problems: Problem[];
};

/** The settings that a dry run checks. */
export type MailSettings = { hasSender: boolean; hasPostalAddress: boolean; hasProvider: boolean };
