import type { InngestFunction } from "inngest";
import { afterAll } from "vitest";
import type { Database } from "@/db/client";
import { emitRaw } from "../queue/emit-raw";
import { EmbeddedRunner } from "../runner/embedded-runner";
import { endpointOf, signingKey, testClient } from "./test-client";

type Options = Partial<ConstructorParameters<typeof EmbeddedRunner>[0]>;

/** The SDK with functions of the test's own, and runners that drive it through its public handler. */
export function testRunner(db: Database) {
  const runners: EmbeddedRunner[] = [];
  const inngest = testClient(db);

  const start = (functions: InngestFunction.Like[], options: Options = {}): EmbeddedRunner => {
    const endpoint = endpointOf(inngest, functions);
    const runner = new EmbeddedRunner({ db, endpoint, signingKey, backoffMs: () => 10, ...options });
    runners.push(runner);
    runner.start();
    return runner;
  };

  const send = async (name: string, data: Record<string, unknown> = {}): Promise<void> => {
    await emitRaw(db, [{ id: crypto.randomUUID(), name, data }]);
    for (const runner of runners) runner.wake();
  };

  afterAll(() => Promise.all(runners.map((runner) => runner.stop())));
  return { inngest, start, send };
}
