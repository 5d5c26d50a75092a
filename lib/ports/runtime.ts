import type { Database } from "@/db/client";
import type { Providers } from "./context";

export type Runtime = { db: Database; providers: Providers };

/** On `globalThis`, because Next bundles instrumentation and routes apart; it also outlives hot reloads. */
const globals = globalThis as typeof globalThis & { kumquatRuntime?: Runtime };

/** What the whole process shares: one pool and the chosen providers. */
export function runtime(): Runtime {
  const { kumquatRuntime } = globals;
  if (kumquatRuntime) return kumquatRuntime;
  throw new Error("There is no runtime: call provideRuntime() (lib/boot/provide-runtime.ts) before the first request.");
}

/** Fills the slot unless it is filled. Boot does so once per process; a test gives its own runtime. */
export function setRuntime(provided: Runtime): void {
  globals.kumquatRuntime ??= provided;
}
