/** Of a file of subscribers, in the order in which they are written. */
export const SUBSCRIBER_COLUMNS = [
  "email",
  "city",
  "status",
  "consent_date",
  "consent_source",
  "suppression",
  "suppressed_at",
  "unsubscribed_at",
] as const;
export type SubscriberColumn = (typeof SUBSCRIBER_COLUMNS)[number];

export const SUPPRESSION_REASONS = ["bounce", "complaint", "unsubscribe"] as const;
export type SuppressionReason = (typeof SUPPRESSION_REASONS)[number];
