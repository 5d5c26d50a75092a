import { z } from "zod";
import { ScheduledTheme } from "@/lib/contracts/theme";
import { type ErrorCode, STATUS_BY_CODE } from "@/lib/core/errors";

const CODES = Object.keys(STATUS_BY_CODE) as [ErrorCode, ...ErrorCode[]];

/** How the writing of a preview ended, for the requests that wait for it. */
export const PreviewEvent = z.discriminatedUnion("event", [
  z.object({ event: z.literal("complete"), data: z.object({ theme: ScheduledTheme }) }),
  z.object({ event: z.literal("error"), data: z.object({ message: z.string(), code: z.enum(CODES).optional() }) }),
]);
export type PreviewEvent = z.infer<typeof PreviewEvent>;
