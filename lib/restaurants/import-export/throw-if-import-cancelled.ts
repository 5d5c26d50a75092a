import { AppError } from "@/lib/core/errors";

/** Whoever has gone away needs no preview: nothing more is read or matched for them. */
export function throwIfImportCancelled(signal: AbortSignal): void {
  if (signal.aborted) throw new AppError("cancelled", "The import was cancelled.", { cause: signal.reason });
}
