import type { Env } from "@/lib/core/env";

type Settings = Pick<Env, "INNGEST_EVENT_KEY" | "INNGEST_BASE_URL" | "INNGEST_DEV">;

/** Whether an Inngest server runs the durable work; without one the embedded runner does. */
export const usesInngest = ({ INNGEST_EVENT_KEY, INNGEST_BASE_URL, INNGEST_DEV }: Settings): boolean =>
  Boolean(INNGEST_EVENT_KEY || INNGEST_BASE_URL || isInngestDev({ INNGEST_DEV }));

/** The dev server: "1", "true" or its address. Whoever writes "0" or "false" means no. */
export const isInngestDev = ({ INNGEST_DEV }: Pick<Settings, "INNGEST_DEV">): boolean =>
  INNGEST_DEV !== undefined && !/^(0|false|off|no)$/i.test(INNGEST_DEV.trim());
