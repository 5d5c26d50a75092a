import { AppError } from "@/lib/core/errors";

/** A disconnected client needs no preview: nothing more is read or matched for it. */
export function throwIfImportCancelled(signal: AbortSignal): void {
  if (signal.aborted) throw new AppError("cancelled", "The import was cancelled.", { cause: signal.reason });
}
