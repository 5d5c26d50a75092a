import { domainToASCII } from "node:url";
import { z } from "zod";

/** RFC 5321: what any mail server must take. */
const ADDRESS_MAX = 254;
const LOCAL_PART_MAX = 64;

const INVALID = "email must be an email address, like ana@example.com.";
const NO_ACCENTS = "email may only have plain letters before the @: we can't write to other mailboxes yet.";

/** One line of dots and atoms: no quotes, no comments, nothing that a mail header could break at. */
const LOCAL_PART = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/i;
/** Letters of any script, before they are turned into ASCII: what a URL would cut off or decode is no domain. */
const TYPED_DOMAIN = /^[\p{L}\p{M}\p{N}.-]+$/u;
const DOMAIN = /^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+(?!\d+$)[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/i;

/**
 * An address that a message can be sent to, as typed but for spaces around it; a domain in other scripts becomes
 * its ASCII form, which is the one that mail is sent by.
 */
export const EmailAddress = z
  .string({ error: INVALID })
  .transform((typed) => typed.trim())
  .transform((address, issues) => {
    const refuse = (message: string) => {
      issues.addIssue({ code: "custom", message });
      return z.NEVER;
    };
    /* Bounded before anything that costs time looks at it. */
    if (address.length > ADDRESS_MAX) return refuse(`email must have at most ${ADDRESS_MAX} characters.`);
    const at = address.lastIndexOf("@");
    const localPart = address.slice(0, at);
    const typedDomain = address.slice(at + 1);
    const domain = TYPED_DOMAIN.test(typedDomain) ? domainToASCII(typedDomain) : "";
    if (at < 1 || /[\p{Cc}\p{Cf}\p{Cs}\p{Z}]/u.test(address) || !DOMAIN.test(domain)) return refuse(INVALID);
    if (/[^\p{ASCII}]/u.test(localPart)) return refuse(NO_ACCENTS);
    if (localPart.length > LOCAL_PART_MAX || !LOCAL_PART.test(localPart)) return refuse(INVALID);
    const written = `${localPart}@${domain}`;
    return written.length > ADDRESS_MAX ? refuse(INVALID) : written;
  });

/** One subscription per person: mailboxes that differ by case alone are the same everywhere that matters. */
export const emailKey = (address: string): string => address.toLowerCase();
