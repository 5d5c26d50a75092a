import { isDatabaseUnavailable } from "@/db/connection/database-unavailable";

/**
 * Next calls this once, before a server's first request: it provides the runtime that every request reads, follows what
 * pages have changed, and prepares the durable work, which starts when the server listens.
 * The condition keeps it out of the bundle that Next makes for edge servers, which know no sockets.
 */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME === "nodejs") {
    if ((await import("@/lib/boot/refuse-environment")).refuseEnvironment()) return;
    const { OTEL_EXPORTER_OTLP_ENDPOINT: collector } = (await import("@/lib/core/env")).env();
    if (collector) (await import("@/lib/telemetry/start-tracing")).startTracing(collector);
    const { dropUnreadOutput } = await import("@/lib/core/drop-unread-output");
    const { provideRuntime } = await import("@/lib/boot/provide-runtime");
    const { prepareWorker } = await import("@/lib/boot/worker");
    const { inngest } = await import("@/inngest/client");
    const { providePageFinish } = await import("@/lib/http/provide-page-finish");
    const { followPageChanges } = await import("@/lib/web/follow-page-changes");
    const { env } = await import("@/lib/core/env");
    const { after } = await import("next/server");
    const { checkSetup } = await import("@/lib/boot/check-setup");
    const { isBehindOwnServer } = await import("@/lib/http/connection");
    const { observeForeignServer } = await import("@/lib/boot/observe-foreign-server");
    const { sayWhenAway } = await import("./server/unavailable-pages");
    dropUnreadOutput();
    provideRuntime();
    followPageChanges();
    const { problems, warnings } = checkSetup(env());
    for (const sentence of [...problems, ...warnings]) console.warn(sentence);
    if (!isBehindOwnServer() && env().NODE_ENV === "production") observeForeignServer(sayWhenAway);
    providePageFinish({ isHttps: env().APP_URL.startsWith("https:") });
    prepareWorker({
      send: (events) => inngest.send(events),
      endpoint: async (request) => (await import("@/inngest/serve")).handleInngest("PUT")(request),
      afterResponse: after,
    });
  }
}

type UnderWay = { getStore: () => { isDatabaseAway?: boolean } | undefined };

/** Next calls this when a page fails: 503 is responded where the database was away (server/unavailable-pages.ts). */
export function onRequestError(error: unknown): void {
  const { kumquatUnderWay } = globalThis as typeof globalThis & { kumquatUnderWay?: UnderWay };
  const fate = kumquatUnderWay?.getStore();
  if (fate && isDatabaseUnavailable(error)) fate.isDatabaseAway = true;
}
