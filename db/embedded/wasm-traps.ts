import type { PGlite } from "@electric-sql/pglite";

const patched = new WeakSet<PGlite>();

/**
 * Lets a WebAssembly trap, such as a stack overflow, end the call. PGlite mistakes it for a longjmp that it has handled,
 * and continues with half a statement: it may respond as if all were well, or never.
 */
export function surfaceWasmTraps(database: PGlite): void {
  if (patched.has(database)) return;
  patched.add(database);
  const module = database.Module;
  const runOnce = module._PostgresMainLoopOnce;
  module._PostgresMainLoopOnce = () => {
    try {
      runOnce();
    } catch (thrown) {
      // Emscripten's longjmp and exit have a status; a trap has none.
      throw thrown instanceof Error ? new Trap("The embedded database broke down.", { cause: thrown }) : thrown;
    }
  };
}

/** PGlite reads the status of whatever it has caught: the one place from which this can be rethrown. */
class Trap extends Error {
  get status(): number {
    throw this;
  }
}
