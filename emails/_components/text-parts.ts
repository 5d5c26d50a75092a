import type { SenderInfo } from "@/lib/contracts/message-inputs";
import { BRAND_LINE } from "@/lib/core/brand";

/** Paragraphs of a plain-text part, with what is missing left out. */
export const paragraphs = (...parts: (string | null | undefined | false)[]): string =>
  `${parts.filter((part): part is string => typeof part === "string" && part.trim() !== "").join("\n\n")}\n`;

/** The last lines of every plain-text part, behind the usual signature mark. */
export const textFooter = ({ postalAddress, supportEmail }: SenderInfo, ...lines: string[]): string =>
  ["-- ", ...lines, `Write to us: ${supportEmail}`, BRAND_LINE, postalAddress].join("\n");
