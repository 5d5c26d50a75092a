/** What an enhanced status code (RFC 3463) says of the mailbox; "ours" are failures that are no fault of it. */
export type BounceKind = "permanent" | "transient" | "ours";

/** No such mailbox or domain, one that takes no mail, one that has moved. */
const PERMANENT = /^5\.(1\.(1|2|3|6|10)|2\.1)$/;
/** Our own address, our message's size, form or protocol, and every policy. */
const OURS = /^[45]\.(1\.[78]|3\.4|[567]\.\d+)$/;

export function bounceKindOf(status: string): BounceKind {
  if (PERMANENT.test(status)) return "permanent";
  return OURS.test(status) ? "ours" : "transient";
}

/** The enhanced code in a server's reply, as in "550 5.1.1 No such user". */
export const enhancedStatusOf = (reply: string): string | undefined => /\b([245]\.\d{1,3}\.\d{1,3})\b/.exec(reply)?.[1];
