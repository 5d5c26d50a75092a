import { emailKey } from "@/lib/contracts/email-address";

/** Both domains of one service that ignores dots: a.na@ and ana@ are one person there. */
const DOTLESS = new Set(["gmail.com", "googlemail.com"]);

/**
 * Identifies the inbox that an address delivers to, for limits only: drops the part after a plus, which anybody can
 * vary without end. Where a service treats the plus as part of the name, two people share one allowance.
 */
export function inboxKey(address: string): string {
  const key = emailKey(address);
  const separator = key.lastIndexOf("@");
  const [localPart, domain] = [key.slice(0, separator), key.slice(separator + 1)];
  const mailbox = localPart.replace(/(?<=.)\+.*$/, "");
  return DOTLESS.has(domain) ? `${mailbox.replaceAll(".", "")}@gmail.com` : `${mailbox}@${domain}`;
}
