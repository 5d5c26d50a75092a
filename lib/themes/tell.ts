import type { Database, Transaction } from "@/db/client";
import { note } from "../jobs/progress";
import type { ReimagineEvent, ThemeGenerationEvent } from "./contract";
import type { PreviewEvent } from "./preview-event";

type Told = ThemeGenerationEvent | ReimagineEvent | PreviewEvent;

/** There is one last word, and whoever says it first has said it. */
export const LAST = "last";

/** Tells whoever listens to a run, once per key. */
export const tell = (db: Database | Transaction, runKey: string, key: string, event: Told): Promise<void> =>
  note(db, runKey, key, event);
