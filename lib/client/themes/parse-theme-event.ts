import { z } from "zod";
import { ScheduledTheme } from "@/lib/contracts/theme";
import { messageIn } from "../stream-response";
import type { ThemeStreamEvent } from "./theme-stream";

export const GENERATE_FAILED = "Failed to generate themes";
export const REGENERATE_FAILED = "Failed to regenerate theme";

/** One event. The final counts may be missing: then those counted on the way stay. */
export type ParsedGenerationEvent =
  | { event: "started"; weeks: number | null; elapsedSeconds: number }
  | { event: "log"; message: string }
  | { event: "saved"; theme: ScheduledTheme }
  | { event: "skipped" }
  | { event: "complete"; savedCount: number | null; skippedCount: number | null }
  | { event: "error"; message: string };

export type ParsedReimagineEvent =
  | { event: "started" }
  | { event: "log"; message: string }
  | { event: "updated"; theme: ScheduledTheme }
  | { event: "complete"; theme: ScheduledTheme | null }
  | { event: "error"; message: string };

const count = z.number().int().nonnegative();
const Started = z.object({ weeks: count.nullable().catch(null), elapsedSeconds: count.catch(0) });
const Complete = z.object({ savedCount: count.nullable().catch(null), skippedCount: count.nullable().catch(null) });
const WithTheme = z.object({ theme: ScheduledTheme });

/** Undefined for an unreadable event, which is logged. */
export function parseGenerationEvent({ event, data }: ThemeStreamEvent): ParsedGenerationEvent | undefined {
  const fields = typeof data === "object" && data !== null ? data : {};
  switch (event) {
    case "started":
      return { event, ...Started.parse(fields) };
    case "log":
      return { event, message: findMessage(data) ?? "" };
    case "saved": {
      const parsed = WithTheme.safeParse(data);
      return parsed.success ? { event, theme: parsed.data.theme } : warnUnreadable(event, data);
    }
    case "skipped":
      return { event };
    case "complete":
      return { event, ...Complete.parse(fields) };
    case "error":
      return { event, message: findMessage(data) ?? GENERATE_FAILED };
    default:
      return warnUnreadable(event, data);
  }
}

export function parseReimagineEvent({ event, data }: ThemeStreamEvent): ParsedReimagineEvent | undefined {
  const theme = WithTheme.safeParse(data).data?.theme;
  switch (event) {
    case "started":
      return { event };
    case "log":
      return { event, message: findMessage(data) ?? "" };
    case "updated":
      return theme ? { event, theme } : warnUnreadable(event, data);
    case "complete":
      return { event, theme: theme ?? null };
    case "error":
      return { event, message: findMessage(data) ?? REGENERATE_FAILED };
    default:
      return warnUnreadable(event, data);
  }
}

function findMessage(data: unknown): string | undefined {
  return typeof data === "string" ? data.trim() || undefined : messageIn(data);
}

function warnUnreadable(event: string, data: unknown): undefined {
  console.warn("A theme event could not be read.", event, data);
}
