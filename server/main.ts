import type { IncomingMessage, ServerResponse } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import next from "next";
import { collectGarbageWhenIdle } from "../lib/core/collect-when-idle.ts";
import { env } from "../lib/core/env.ts";
import { connections, declareOwnServer } from "../lib/http/connection.ts";
import { contentSecurityPolicy } from "../lib/http/content-security-policy.ts";
import { logRequest } from "../lib/telemetry/log-request.ts";
import { observeRequest } from "../lib/telemetry/observe-request.ts";
import { builtRoutes, routeNames } from "../lib/telemetry/route-names.ts";
import { stopTracing } from "../lib/telemetry/tracing.ts";
import { answerBrokenRequests } from "./broken-requests.ts";
import { drain } from "./drain.ts";
import { createHttpServer, isListening } from "./http-server.ts";
import { letGoOfUnreadBody } from "./let-go-of-unread-body.ts";
import { answerMethodsNotAllowed } from "./methods.ts";
import { providePageCache } from "./page-cache.ts";
import { addPagePolicy, prerenderedScripts } from "./page-policy.ts";
import { refuseUnreadable } from "./refuse-unreadable.ts";
import { setSecurityHeaders } from "./security-headers.ts";
import { sendKeptPages } from "./send-kept-pages.ts";
import { staticFiles } from "./send-static-files.ts";
import { tellCaches } from "./tell-caches.ts";
import { tellPacked } from "./tell-packed.ts";
import { trustOnlyTheSocket } from "./trust-only-the-socket.ts";
import { answerWhenAway } from "./unavailable-pages.ts";
import { wellFormedAddress } from "./well-formed-address.ts";
import { startWork, stopWork } from "./work.ts";

/**
 * `node server/main.ts`: Next behind a server of our own. With a parent it loads everything, says so, and listens
 * when it is told to; by itself it listens at once. It stops when its parent goes, or at SIGTERM.
 */
const { PORT: port, APP_URL: appUrl, TRUST_PROXY: trust, DRAIN_SECONDS: drainSeconds, NODE_ENV } = env();
const isBehindProxy = trust !== 0;
const isDev = NODE_ENV === "development";

declareOwnServer();
providePageCache();
const server = createHttpServer({ isDev, isBehindProxy });
const app = next({ dev: isDev, port, httpServer: server });
await app.prepare();
const handle = app.getRequestHandler();
const sendStaticFile = isDev ? () => false : staticFiles(".next/static");
const policyOf = (hashes: readonly string[]) =>
  contentSecurityPolicy({ hashes }, { isDev, isHttps: appUrl.startsWith("https:") });
const pagePolicy = policyOf(isDev ? [] : prerenderedScripts(".next"));

answerBrokenRequests(server, { appUrl });
if (isDev) server.on("request", answer);
else {
  const observed = { nameOf: routeNames(builtRoutes(".next")), isBehindProxy, report: logRequest };
  server.on("request", (request, response) => {
    observeRequest(request, response, observed, () => answer(request, response));
  });
}
if (isDev) server.on("upgrade", app.getUpgradeHandler());

function answer(request: IncomingMessage, response: ServerResponse): void {
  setSecurityHeaders(response, { appUrl, path: request.url });
  tellCaches(request, response);
  letGoOfUnreadBody(request, response);
  if (refuseUnreadable(request, response)) return;
  request.url = wellFormedAddress(request.url ?? "/");
  const connection = trustOnlyTheSocket(request, { isBehindProxy });
  if (answerMethodsNotAllowed(request, response, { port })) return;
  if (sendStaticFile(request, response)) return;
  tellPacked(response);
  addPagePolicy(response, pagePolicy);
  sendKeptPages(request, response, policyOf);
  const answer = () => connections.run(connection, () => handle(request, response));
  answerWhenAway(request, response, answer).catch((error: unknown) => {
    console.error(error);
    response.destroy();
  });
}

if (process.send) {
  // The parent may have gone while everything was loading.
  if (!process.connected) process.exit(1);
  process.on("message", (message) => message === "listen" && listen());
  process.send({ ready: true });
} else {
  await listen();
}
process.on("SIGTERM", stop);
process.on("SIGINT", process.connected ? () => {} : stop);
process.on("disconnect", stop);

async function listen(): Promise<void> {
  try {
    await isListening(server, port);
    startWork();
    collectGarbageWhenIdle();
    process.send?.({ listening: true });
  } catch (error) {
    process.send?.({ error: `Port ${port} cannot be opened: ${(error as Error).message}.` });
    if (!process.send) throw error;
  }
}

const FINISH_MS = 5_000;
let isStopping = false;

/** Lets others take over, finishes what is under way, then ends. Work gives its steps back: they are calls to this server. */
async function stop(): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  const until = Promise.allSettled([stopWork(), wait(drainSeconds * 1_000)]);
  await drain(server, { until, finishMs: FINISH_MS });
  await app.close();
  await stopTracing();
  process.exit(0);
}
