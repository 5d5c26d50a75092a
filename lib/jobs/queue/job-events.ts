import { z } from "zod";
import { CITIES } from "@/lib/core/cities";

/** Every event that starts durable work, named in the past tense by what has happened. */
export const JobEvents = {
  /** It starts nothing: whoever takes it shows that a worker is running. */
  "worker/pinged": z.object({}),
  "subscription/requested": z.object({
    subscriberId: z.uuid(),
    requestedAt: z.iso.datetime(),
    /** The account that asked for it, where somebody was signed in. */
    userId: z.uuid().nullish(),
  }),
  "subscription/confirmed": z.object({ subscriberId: z.uuid(), confirmedAt: z.iso.datetime() }),
  "account/email.requested": z.object({ userId: z.uuid(), email: z.string(), requestedAt: z.iso.datetime() }),
  /** Nobody's where no account has that name: a request does the same for any. */
  "account/reset.requested": z.object({ userId: z.uuid().nullable(), requestedAt: z.iso.datetime() }),
  "mail/webhook.received": z.object({ webhookId: z.string() }),
  "edition/due": z.object({ city: z.enum(CITIES), week: z.iso.date() }),
  "themes/generation.requested": z.object({ generationId: z.uuid() }),
  "theme/reimagining.requested": z.object({ themeId: z.uuid(), workId: z.uuid() }),
  "theme/preview.requested": z.object({ themeId: z.uuid(), workId: z.uuid() }),
} as const;

export type JobEventName = keyof typeof JobEvents;
export type JobEvent = {
  [Name in JobEventName]: {
    name: Name;
    data: z.infer<(typeof JobEvents)[Name]>;
    /** The same id is handled once. */
    id?: string;
  };
}[JobEventName];
