import type { EditionMessage } from "@/db/schema";
import { renderTemplate } from "@/emails/template";
import WeeklyGuide from "@/emails/weekly-guide";
import type { Guide } from "../../guides/contract";
import type { Letterhead, WeeklyInput } from "../messages";
import { SLOT, SLOTS } from "./slots";

/** The Thursday email of an edition, rendered once, with its recipient's links still open: see makeFiller. */
export function renderWeekly(letterhead: Letterhead, input: WeeklyInput): Promise<EditionMessage> {
  return renderTemplate(WeeklyGuide, { letterhead, ...input, guide: withoutSlots(input.guide), ...SLOTS });
}

/** A text that looks like a slot would show somebody's token. */
function withoutSlots(guide: Guide): Guide {
  const written = JSON.stringify(guide);
  return SLOT.test(written) ? JSON.parse(written.replaceAll("~kq-", "~ kq-")) : guide;
}
