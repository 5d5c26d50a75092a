import { AppError } from "../../errors";

/** Whoever has gone away needs no preview: nothing more is read or matched for them. */
export function throwIfGone(signal: AbortSignal): void {
  if (signal.aborted) throw new AppError("cancelled", "The import was cancelled.", { cause: signal.reason });
}
