import { z } from "zod";
import { messageIn } from "../api/stream-answer";
import { ScheduledTheme } from "./contract";
import type { ThemeFrame } from "./theme-stream";

export const GENERATE_FAILED = "Failed to generate themes";
export const REGENERATE_FAILED = "Failed to regenerate theme";

/** What one frame says. The counts at the end may be missing: then what was counted on the way stands. */
export type GenerationTold =
  | { event: "started"; weeks: number | null; elapsedSeconds: number }
  | { event: "log"; message: string }
  | { event: "saved"; theme: ScheduledTheme }
  | { event: "skipped" }
  | { event: "complete"; savedCount: number | null; skippedCount: number | null }
  | { event: "error"; message: string };

export type ReimagineTold =
  | { event: "started" }
  | { event: "log"; message: string }
  | { event: "updated"; theme: ScheduledTheme }
  | { event: "complete"; theme: ScheduledTheme | null }
  | { event: "error"; message: string };

const count = z.number().int().nonnegative();
const Started = z.object({ weeks: count.nullable().catch(null), elapsedSeconds: count.catch(0) });
const Complete = z.object({ savedCount: count.nullable().catch(null), skippedCount: count.nullable().catch(null) });
const WithTheme = z.object({ theme: ScheduledTheme });

/** Undefined for what nobody can read; the log then has it. */
export function readGeneration({ event, data }: ThemeFrame): GenerationTold | undefined {
  const fields = typeof data === "object" && data !== null ? data : {};
  switch (event) {
    case "started":
      return { event, ...Started.parse(fields) };
    case "log":
      return { event, message: sentenceIn(data) ?? "" };
    case "saved": {
      const parsed = WithTheme.safeParse(data);
      return parsed.success ? { event, theme: parsed.data.theme } : unread(event, data);
    }
    case "skipped":
      return { event };
    case "complete":
      return { event, ...Complete.parse(fields) };
    case "error":
      return { event, message: sentenceIn(data) ?? GENERATE_FAILED };
    default:
      return unread(event, data);
  }
}

export function readReimagining({ event, data }: ThemeFrame): ReimagineTold | undefined {
  const theme = WithTheme.safeParse(data).data?.theme;
  switch (event) {
    case "started":
      return { event };
    case "log":
      return { event, message: sentenceIn(data) ?? "" };
    case "updated":
      return theme ? { event, theme } : unread(event, data);
    case "complete":
      return { event, theme: theme ?? null };
    case "error":
      return { event, message: sentenceIn(data) ?? REGENERATE_FAILED };
    default:
      return unread(event, data);
  }
}

function sentenceIn(data: unknown): string | undefined {
  return typeof data === "string" ? data.trim() || undefined : messageIn(data);
}

function unread(event: string, data: unknown): undefined {
  console.warn("A theme event could not be read.", event, data);
}
