import { emailKey } from "@/lib/contracts/email-address";

/** Both names of one service, which reads past dots: a.na@ and ana@ are one person there. */
const DOTLESS = new Set(["gmail.com", "googlemail.com"]);

/**
 * What stands for the inbox that an address ends up in, for limits alone: without the part after a plus, which anybody
 * can make up without end. Where a service takes the plus for part of the name, two people share one allowance.
 */
export function inboxKey(address: string): string {
  const key = emailKey(address);
  const at = key.lastIndexOf("@");
  const [localPart, domain] = [key.slice(0, at), key.slice(at + 1)];
  const mailbox = localPart.replace(/(?<=.)\+.*$/, "");
  return DOTLESS.has(domain) ? `${mailbox.replaceAll(".", "")}@gmail.com` : `${mailbox}@${domain}`;
}
