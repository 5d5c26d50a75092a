import { serve } from "inngest/edge";
import type { Database } from "@/db/client";
import { registerWorker } from "@/lib/jobs/queue/wake-worker";
import type { Endpoint } from "@/lib/jobs/runner/call-endpoint";
import { EmbeddedRunner } from "@/lib/jobs/runner/embedded-runner";
import { embeddedSigningKey } from "@/lib/jobs/runner/signing-key";
import type { Providers } from "@/lib/ports/context";
import { setRuntime } from "@/lib/ports/runtime";
import { functions } from "..";
import { inngest } from "../client";

type Options = Partial<Omit<ConstructorParameters<typeof EmbeddedRunner>[0], "db" | "endpoint">> & {
  /** Stands around every call of a function. */
  around?: (call: () => Promise<Response>) => Promise<Response>;
};

/** A server's durable work in this very process: our functions, behind the SDK's handler, driven by the embedded runner. */
export function startTestServer(
  db: Database,
  providers: Partial<Providers>,
  { around = (call) => call(), ...options }: Options = {},
) {
  process.env.AUTH_SECRET ??= "a secret of the tests, long enough for all";
  setRuntime({ db, providers: providers as Providers });
  const handler: Endpoint = serve({ client: inngest, functions, enableUnauthedSync: false });
  const endpoint: Endpoint = (request) => around(() => handler(request));
  const runner = new EmbeddedRunner({
    db,
    endpoint,
    signingKey: embeddedSigningKey(),
    backoffMs: () => 10,
    ...options,
  });
  registerWorker(runner);
  runner.start();
  return runner;
}
