import type { SenderInfo } from "@/lib/contracts/message-inputs";
import { BRAND_LINE } from "@/lib/core/brand";

/** Joins the paragraphs of a plain-text part, skipping missing ones. */
export const paragraphs = (...parts: (string | null | undefined | false)[]): string =>
  `${parts.filter((part): part is string => typeof part === "string" && part.trim() !== "").join("\n\n")}\n`;

/** The last lines of every plain-text part, after the usual signature separator. */
export const textFooter = ({ postalAddress, supportEmail }: SenderInfo, ...lines: string[]): string =>
  ["-- ", ...lines, `Write to us: ${supportEmail}`, BRAND_LINE, postalAddress].join("\n");
