import { domainToASCII } from "node:url";
import { z } from "zod";
import { INVALID_ADDRESS } from "./subscription-messages";

/** RFC 5321: the lengths that every mail server must accept. */
const ADDRESS_MAX = 254;
const LOCAL_PART_MAX = 64;

const NO_ACCENTS = "We can only write to addresses with plain letters before the @.";

/** Atoms and dots only: no quotes, no comments, nothing that could break a mail header. */
const LOCAL_PART = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/i;
/** Letters of any script, before conversion to ASCII: characters that a URL would cut off or decode are refused. */
const TYPED_DOMAIN = /^[\p{L}\p{M}\p{N}.-]+$/u;
const DOMAIN = /^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+(?!\d+$)[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/i;

/**
 * An address that a message can be sent to, trimmed; a domain in another script becomes its ASCII form, since mail is
 * sent to that one.
 */
export const EmailAddress = z
  .string({ error: INVALID_ADDRESS })
  .transform((typed) => typed.trim())
  .transform((address, issues) => {
    const refuse = (message: string) => {
      issues.addIssue({ code: "custom", message });
      return z.NEVER;
    };
    /* Check the length before anything expensive. */
    if (address.length > ADDRESS_MAX) return refuse(`Email addresses have at most ${ADDRESS_MAX} characters.`);
    const at = address.lastIndexOf("@");
    const localPart = address.slice(0, at);
    const typedDomain = address.slice(at + 1);
    const domain = TYPED_DOMAIN.test(typedDomain) ? domainToASCII(typedDomain) : "";
    if (at < 1 || /[\p{Cc}\p{Cf}\p{Cs}\p{Z}]/u.test(address) || !DOMAIN.test(domain)) return refuse(INVALID_ADDRESS);
    if (/[^\p{ASCII}]/u.test(localPart)) return refuse(NO_ACCENTS);
    if (localPart.length > LOCAL_PART_MAX || !LOCAL_PART.test(localPart)) return refuse(INVALID_ADDRESS);
    const normalized = `${localPart}@${domain}`;
    return normalized.length > ADDRESS_MAX ? refuse(INVALID_ADDRESS) : normalized;
  });

/** Subscriptions are unique by this key: in practice, addresses that differ only in case are one mailbox. */
export const emailKey = (address: string): string => address.toLowerCase();
