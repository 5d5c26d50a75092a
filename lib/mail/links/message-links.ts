import type { UserStatus } from "@/lib/contracts/restaurant";

/** The words in a message's preference links, and the statuses that they request. */
export const LINK_STATUSES = {
  LOVE: "love",
  LIKE: "like",
  INTERESTED: "interested",
  NOT_INTERESTED: "not_interested",
  NEVER_AGAIN: "never_again",
} as const satisfies Record<string, UserStatus>;
export type LinkStatus = keyof typeof LINK_STATUSES;

/** What each status is called in the confirmation. */
export const PREFERENCE_LABELS: Record<UserStatus, string> = {
  love: "loved",
  like: "liked",
  interested: "saved",
  not_interested: "not interested",
  never_again: "marked as never again",
};

/** Every URL that a message links to. Tokens are URL-safe and need no encoding. */
export const messageLinks = {
  confirm: (appUrl: string, token: string) => `${appUrl}/email/confirm/${token}`,
  accountEmail: (appUrl: string, token: string) => `${appUrl}/email/address/${token}`,
  passwordReset: (appUrl: string, token: string) => `${appUrl}/email/reset/${token}`,
  unsubscribe: (appUrl: string, token: string) => `${appUrl}/unsubscribe/${token}`,
  /** RFC 8058: mail programs POST here, people who open it get the page. */
  oneClickUnsubscribe: (appUrl: string, token: string) => `${appUrl}/api/email/unsubscribe/${token}`,
  preference: (appUrl: string, token: string, restaurantId: string, status: LinkStatus, guideId: string) =>
    `${appUrl}/email/restaurant-status/${token}/${encodeURIComponent(restaurantId)}/${status}?guideId=${encodeURIComponent(guideId)}`,
  guide: (appUrl: string, guideId: string) => `${appUrl}/guide/${encodeURIComponent(guideId)}`,
  entry: (appUrl: string, guideId: string, restaurantId: string) =>
    `${messageLinks.guide(appUrl, guideId)}#restaurant-${encodeURIComponent(restaurantId)}`,
  privacy: (appUrl: string) => `${appUrl}/privacy`,
};
