import { z } from "zod";
import { NEWSLETTER_CITIES } from "@/lib/core/cities";
import { EmailAddress } from "./email-address";
import { UserStatus } from "./restaurant";

/** How many days a confirmation link is valid. */
export const CONFIRMATION_LINK_DAYS = 7;

export const SubscribeInput = z.object({
  email: EmailAddress,
  city: z.enum(NEWSLETTER_CITIES, { error: `Choose one of our cities: ${NEWSLETTER_CITIES.join(", ")}.` }),
});
export type SubscribeInput = z.infer<typeof SubscribeInput>;

/** The same whether or not the address is known, so that nobody can probe addresses. */
export const SubscribeResponse = z.object({ status: z.literal("pending") });
export type SubscribeResponse = z.infer<typeof SubscribeResponse>;

/** The outcome of a confirmation link (spec 3). Every response to an email call carries a sentence. */
export const ConfirmResponse = z.object({
  status: z.enum(["confirmed", "alreadyConfirmed", "cancelled", "invalid"]),
  message: z.string(),
  /** Where the browser should go instead of showing the outcome. */
  redirect: z.string().optional(),
  /** The city of the subscription, where it stands. */
  city: z.string().optional(),
  /** The guide that the city's readers have now, where there is one. */
  guideId: z.string().optional(),
  /** Where a signed-in reader may link the address to their account. */
  linkPath: z.string().optional(),
  /** The account that it would be linked to. */
  username: z.string().optional(),
});
export type ConfirmResponse = z.infer<typeof ConfirmResponse>;

export const UnsubscribeInput = z.object({
  /** Unsubscribes the address from every city, not only the link's. */
  everywhere: z.boolean({ error: "Say whether to leave every city." }).optional(),
});

export const UnsubscribeResponse = z.object({
  status: z.enum(["unsubscribed", "alreadyUnsubscribed", "invalid"]),
  message: z.string(),
  /** The city that was left, and those that the address is still subscribed to. */
  city: z.string().optional(),
  otherCities: z.array(z.string()).optional(),
});
export type UnsubscribeResponse = z.infer<typeof UnsubscribeResponse>;

export const PreferenceResponse = z.object({
  status: z.enum(["saved", "pendingAccount", "invalidSubscriber", "invalidStatus", "invalidRestaurant"]),
  message: z.string(),
  redirect: z.string().optional(),
  restaurant: z.object({ name: z.string(), city: z.string() }).optional(),
  requestedStatus: z.string().optional(),
});
export type PreferenceResponse = z.infer<typeof PreferenceResponse>;

/** What a link from a message would add to an account. */
export const Claim = z.object({
  /** "a…@example.com" */
  address: z.string(),
  cities: z.array(z.string()),
  preferences: z.array(z.object({ restaurant: z.string(), status: UserStatus })),
});
export type Claim = z.infer<typeof Claim>;

/** How many places an account has taken over with a claim. */
export const AppliedClaim = z.object({ applied: z.number().int() });

/** Blank means the address that the administrator subscribed with. */
export const SendTestInput = z.object({
  email: z.preprocess(
    (value) => (value === null || (typeof value === "string" && value.trim() === "") ? undefined : value),
    EmailAddress.optional(),
  ),
});
export const SendTestResponse = z.object({ message: z.string() }).partial();
