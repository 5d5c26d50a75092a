import type { Database } from "@/db/client";
import type { Providers } from "../context";
import type { Env } from "../env";

/** The one place where configuration decides between a real part and its embedded default. */
export function chooseProviders(_env: Env, _db: Database): Providers {
  throw new Error("No providers yet.");
}
