import { z } from "zod";

/** A US number as "(415) 555-0134", any other with its country code; null for what is no phone number. */
export function normalizePhone(text: string): string | null {
  const digits = text.replace(/\D/g, "");
  const looksRight = /^\+?[\d\s().-]+$/.test(text);
  const local = digits.length === 11 && digits.startsWith("1") ? digits.slice(1) : digits;
  if (looksRight && /^[2-9]\d{9}$/.test(local) && !/^\+(?!1)/.test(text)) {
    return `(${local.slice(0, 3)}) ${local.slice(3, 6)}-${local.slice(6)}`;
  }
  return looksRight && text.startsWith("+") && digits.length >= 8 && digits.length <= 15 ? text : null;
}

const WebAddress = z.url({ protocol: /^https?$/, hostname: z.regexes.domain });

/** An http or https URL; "zunicafe.com" becomes https; null for what is no URL. */
export function normalizeWebsite(text: string): string | null {
  const address = /^[a-z][a-z\d+.-]*:/i.test(text) ? text : `https://${text}`;
  return WebAddress.safeParse(address).success && new URL(address).username === "" ? address : null;
}
