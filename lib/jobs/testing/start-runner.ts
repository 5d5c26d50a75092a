import { Inngest, type InngestFunction } from "inngest";
import { serve } from "inngest/edge";
import { afterAll } from "vitest";
import type { Database } from "@/db/client";
import { emitRaw } from "../emit-raw";
import { Runner } from "../runner/runner";

const silent = { info() {}, warn() {}, error() {}, debug() {} };
const signingKey = "signkey-test-0123456789abcdef";

type Options = Partial<ConstructorParameters<typeof Runner>[0]>;
type Send = (name: string, data?: Record<string, unknown>, id?: string) => Promise<void>;

/** The SDK with functions of the test's own, and runners that drive it through its public handler. */
export function durableWork(db: Database) {
  const runners: Runner[] = [];
  const inngest = new Inngest({
    id: "test",
    isDev: false,
    signingKey,
    eventKey: "embedded",
    logger: silent,
    fetch: async (_, init) => {
      const sent = JSON.parse(String(init?.body)) as { id?: string; name: string; data: Record<string, unknown> }[];
      const ids = await emitRaw(
        db,
        sent.map((event) => ({ ...event, id: event.id ?? crypto.randomUUID() })),
      );
      return Response.json({ ids, status: 200 });
    },
  });

  const handlerOf = (functions: InngestFunction.Like[]) =>
    serve({
      client: inngest,
      functions: functions as InngestFunction.Any[],
      serveOrigin: "http://embedded.invalid",
      enableUnauthedSync: false,
    });

  const start = (functions: InngestFunction.Like[], options: Options = {}): Runner => {
    const runner = new Runner({ db, endpoint: handlerOf(functions), signingKey, backoffMs: () => 10, ...options });
    runners.push(runner);
    runner.start();
    return runner;
  };

  const send: Send = async (name, data = {}, id = crypto.randomUUID()) => {
    await emitRaw(db, [{ id, name, data }]);
    for (const runner of runners) runner.wake();
  };

  afterAll(() => Promise.all(runners.map((runner) => runner.stop())));
  return { inngest, start, send, handlerOf, signingKey };
}
