import type { Env } from "@/lib/core/env";

/** A constant that the bundler fills in (next.config.ts); outside a bundle there is none. */
const BUILT_VERSION = process.env.KUMQUAT_BUILT_VERSION;

/** The version that is running: what the environment says, as the start script does, else the one that was built. */
export const runningVersion = ({ KUMQUAT_VERSION }: Pick<Env, "KUMQUAT_VERSION">): string =>
  KUMQUAT_VERSION ?? BUILT_VERSION ?? "unknown";
