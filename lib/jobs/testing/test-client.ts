import { Inngest, type InngestFunction } from "inngest";
import { serve } from "inngest/edge";
import type { Database } from "@/db/client";
import { emitRaw } from "../queue/emit-raw";
import type { Endpoint } from "../runner/call-endpoint";

const silent = { info() {}, warn() {}, error() {}, debug() {} };

export const signingKey = "signkey-test-0123456789abcdef";

type SentEvent = { id?: string; name: string; data: Record<string, unknown> };

/** The SDK, whose events go where the embedded runner finds them. */
export const testClient = (db: Database): Inngest =>
  new Inngest({
    id: "test",
    isDev: false,
    signingKey,
    eventKey: "embedded",
    logger: silent,
    fetch: async (_, init) => {
      const sent = JSON.parse(String(init?.body)) as SentEvent[];
      const events = sent.map((event) => ({ ...event, id: event.id ?? crypto.randomUUID() }));
      return Response.json({ ids: await emitRaw(db, events), status: 200 });
    },
  });

/** The SDK's own handler, called without a network. */
export const endpointOf = (client: Inngest, functions: InngestFunction.Like[]): Endpoint =>
  serve({ client, functions: functions as InngestFunction.Any[], enableUnauthedSync: false });
