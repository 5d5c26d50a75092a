import type { guides } from "@/db/schema";
import type { GuideReading } from "@/lib/contracts/guide";
import type { Reader } from "@/lib/restaurants/select-for-reader";

type GuideRow = Pick<typeof guides.$inferSelect, "readings" | "isEmailGuide" | "authorId">;

/** Whether somebody may read what was typed, and say what was meant otherwise. */
export const mayCorrectGuide = ({ authorId }: Pick<GuideRow, "authorId">, reader: Reader | null): boolean =>
  reader !== null && (reader.isAdmin || reader.id === authorId);

/** How a guide's prompt was read. The prompts of our own guides are ours to quote; a reader's prompt is theirs. */
export function viewReadings(guide: GuideRow, reader: Reader | null): GuideReading[] {
  const mayQuote = guide.isEmailGuide || mayCorrectGuide(guide, reader);
  return guide.readings
    .filter(({ outcome }) => outcome !== "ignored")
    .map(({ role, type, outcome, readAs, person, quote, label }) =>
      mayQuote
        ? { role, type, outcome, readAs, person, quote, label }
        : { role, type, outcome, quote: null, label: outcome === "not understood" ? null : label },
    );
}
