import { monitorEventLoopDelay } from "node:perf_hooks";
import type { Database } from "@/db/client";
import { ApplyImportInput } from "@/lib/contracts/place-import";
import { applyImport } from "@/lib/restaurants/import-export/apply-import";
import { createImport } from "@/lib/restaurants/import-export/create-import";
import { undoImport } from "@/lib/restaurants/import-export/undo-import";
import { makeCtx } from "@/lib/testing/make-ctx";
import type { Reader, Waits } from "./start-reader";

type User = { id: string; username: string; isAdmin: boolean };
/** `stallMs`: the longest that this process, which is the server in the product, blocked its event loop. */
export type Step = { step: string; ms: number; stallMs: number; waits: Waits };

/** What a person does with a file, step by step, and how long each step made others wait. */
export async function importAndUndo(db: Database, user: User, bytes: Buffer, reader: Reader): Promise<Step[]> {
  const ctx = { ...makeCtx(db), user: { ...user, sessionId: "none" } };
  const measure = async <T>(step: string, work: () => Promise<T>): Promise<[Step, T]> => {
    await reader.take();
    const stall = monitorEventLoopDelay({ resolution: 5 });
    stall.enable();
    const startedAt = performance.now();
    const result = await work();
    const ms = performance.now() - startedAt;
    stall.disable();
    return [{ step, ms, stallMs: stall.max / 1e6, waits: await reader.take() }, result];
  };
  const [previewed, preview] = await measure("preview", () =>
    createImport(ctx, { readBytes: async () => bytes, fileName: "places.csv" }),
  );
  const input = ApplyImportInput.parse({ marks: "take" });
  const [applied] = await measure("apply", () => applyImport(ctx, preview.id, input));
  const [undone] = await measure("undo", () => undoImport(ctx, preview.id));
  return [previewed, applied, undone];
}
