import type { EditionMessage } from "@/db/schema";
import { renderTemplate } from "@/emails/template";
import WeeklyGuide from "@/emails/weekly-guide";
import type { Guide } from "@/lib/contracts/guide";
import type { SenderInfo, WeeklyInput } from "@/lib/contracts/message-inputs";
import { SLOT_PATTERN, SLOTS } from "./slots";

/** The Thursday email of an edition, rendered once, with slots for each recipient's links: see `compileTemplate`. */
export function renderWeekly(senderInfo: SenderInfo, input: WeeklyInput): Promise<EditionMessage> {
  return renderTemplate(WeeklyGuide, { senderInfo: senderInfo, ...input, guide: withoutSlots(input.guide), ...SLOTS });
}

/** A guide's text that looks like a slot would show somebody's token. */
function withoutSlots(guide: Guide): Guide {
  const written = JSON.stringify(guide);
  return SLOT_PATTERN.test(written) ? JSON.parse(written.replaceAll("~kq-", "~ kq-")) : guide;
}
