import type { Database, Transaction } from "@/db/client";
import type { ReimagineEvent, ThemeGenerationEvent } from "@/lib/contracts/theme";
import { recordProgress } from "@/lib/jobs/progress";
import type { PreviewEvent } from "./preview/preview-event";

type ThemeEvent = ThemeGenerationEvent | ReimagineEvent | PreviewEvent;

/** There is one terminal event: the first one published stands. */
export const TERMINAL_KEY = "last";

/** Publishes an event to whoever streams a run, once per key. */
export const publishEvent = (
  db: Database | Transaction,
  runKey: string,
  key: string,
  event: ThemeEvent,
): Promise<void> => recordProgress(db, runKey, key, event);
