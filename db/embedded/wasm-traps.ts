import type { PGlite } from "@electric-sql/pglite";

const patched = new WeakSet<PGlite>();

/**
 * Lets what WebAssembly throws, such as a stack that overflows, end the call. PGlite takes it for a longjmp that it
 * has dealt with, and goes on with half a statement: it may answer as if all were well, or never.
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
      // Emscripten's longjmp and exit have a status; an error of the machine has none.
      throw thrown instanceof Error ? new Trap("The embedded database broke down.", { cause: thrown }) : thrown;
    }
  };
}

/** PGlite asks whatever it has caught for its status: the one place from which this can get out. */
class Trap extends Error {
  get status(): number {
    throw this;
  }
}
