import { z } from "zod";
import { SUBSCRIBE_CITIES } from "../cities";
import { UserStatus } from "../restaurants/contract";
import { EmailAddress } from "./email-address";

export const SubscribeInput = z.object({
  email: EmailAddress,
  city: z.enum(SUBSCRIBE_CITIES, { error: `city must be one of ${SUBSCRIBE_CITIES.join(", ")}.` }),
});
export type SubscribeInput = z.infer<typeof SubscribeInput>;

/** The same whether or not the address is known: no address can be probed. */
export const SubscribeAnswer = z.object({ status: z.literal("pending") });
export type SubscribeAnswer = z.infer<typeof SubscribeAnswer>;

/** What a confirmation link came to (spec 3). Every answer to an email call carries a sentence. */
export const ConfirmAnswer = z.object({
  status: z.enum(["confirmed", "alreadyConfirmed", "cancelled", "invalid"]),
  message: z.string(),
  /** Where the browser is to go instead of showing the outcome. */
  redirect: z.string().optional(),
});
export type ConfirmAnswer = z.infer<typeof ConfirmAnswer>;

export const UnsubscribeInput = z.object({
  /** Every city of the same address, not only the link's. */
  everywhere: z.boolean({ error: "everywhere must be true or false." }).optional(),
});

export const UnsubscribeAnswer = z.object({
  status: z.enum(["unsubscribed", "alreadyUnsubscribed", "invalid"]),
  message: z.string(),
  /** The city that was left, and those that this address still hears of. */
  city: z.string().optional(),
  otherCities: z.array(z.string()).optional(),
});
export type UnsubscribeAnswer = z.infer<typeof UnsubscribeAnswer>;

export const PreferenceAnswer = z.object({
  status: z.enum(["saved", "pendingAccount", "invalidSubscriber", "invalidStatus", "invalidRestaurant"]),
  message: z.string(),
  redirect: z.string().optional(),
  restaurant: z.object({ name: z.string(), city: z.string() }).optional(),
  requestedStatus: z.string().optional(),
});
export type PreferenceAnswer = z.infer<typeof PreferenceAnswer>;

/** What a link from a message would bring to an account. */
export const Claim = z.object({
  /** "a…@example.com" */
  address: z.string(),
  cities: z.array(z.string()),
  preferences: z.array(z.object({ restaurant: z.string(), status: UserStatus })),
});
export type Claim = z.infer<typeof Claim>;

/** Blank means the address that the administrator subscribed with. */
export const SendTestInput = z.object({
  email: z.preprocess(
    (value) => (value === null || (typeof value === "string" && value.trim() === "") ? undefined : value),
    EmailAddress.optional(),
  ),
});
