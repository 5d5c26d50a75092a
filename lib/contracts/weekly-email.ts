import { z } from "zod";
import { CITIES } from "@/lib/core/cities";
import { addressNotFound } from "@/lib/core/errors";
import { IdParam } from "@/lib/core/id-param";
import { SubscribeInput } from "./subscriber";

/** A subscription to a city's guide that is linked to an account. */
export const WeeklyEmail = z.object({
  id: z.uuid(),
  email: z.string(),
  city: z.enum(CITIES),
  /** "undeliverable": its messages came back, or were called spam, so that nothing is sent anymore. */
  state: z.enum(["pending", "confirmed", "cancelled", "undeliverable"]),
});
export type WeeklyEmail = z.infer<typeof WeeklyEmail>;

export const WeeklyEmailsResponse = z.object({ weeklyEmails: z.array(WeeklyEmail) });
export type WeeklyEmailsResponse = z.infer<typeof WeeklyEmailsResponse>;

/** An id that no subscription can have is not found, rather than bad input. */
export const WeeklyEmailParams = z.object({
  id: IdParam.transform((id) => {
    if (z.uuid().safeParse(id).success) return id;
    throw addressNotFound();
  }),
});

export const ChangeWeeklyEmailInput = SubscribeInput.pick({ city: true });
