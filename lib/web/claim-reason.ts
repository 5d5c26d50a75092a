import type { Claim } from "@/lib/contracts/subscriber";

/** Why somebody with a message's link is asked to sign up or in. */
export const claimReason = (action: "Sign up" | "Sign in", { preferences }: Claim): string =>
  preferences.length === 0
    ? `${action}, and we ask whether this address belongs to your account.`
    : `Your ${preferences.length === 1 ? "pick is" : "picks are"} kept. ${action}, and we ask whether to put ${preferences.length === 1 ? "it" : "them"} on your map.`;
