import { z } from "zod";
import { SUBSCRIBE_CITIES } from "../cities";
import { EmailAddress } from "./email-address";

export const SubscribeInput = z.object({
  email: EmailAddress,
  city: z.enum(SUBSCRIBE_CITIES, { error: `city must be one of ${SUBSCRIBE_CITIES.join(", ")}.` }),
});
export type SubscribeInput = z.infer<typeof SubscribeInput>;

/** The same whether or not the address is known: no address can be probed. */
export const SubscribeAnswer = z.object({ status: z.literal("pending") });
export type SubscribeAnswer = z.infer<typeof SubscribeAnswer>;
