import { existsSync } from "node:fs";
import { env } from "@/lib/core/env";
import { logRequest } from "@/lib/telemetry/log-request";
import { observeEveryRequest, type PrepareResponse } from "@/lib/telemetry/observe-request";
import { builtRoutes, routeNames } from "@/lib/telemetry/route-names";

const BUILD = ".next";

/**
 * Logs and counts the requests that another server than ours answers, as ours does (server/main.ts), and has `prepare` see
 * each response first. A host that takes the build apart has no folder of it, and a log of its own.
 */
export function observeForeignServer(prepare: PrepareResponse): void {
  if (!existsSync(`${BUILD}/routes-manifest.json`)) return;
  const nameOf = routeNames(builtRoutes(BUILD));
  observeEveryRequest({ nameOf, isBehindProxy: env().TRUST_PROXY !== 0, report: logRequest }, prepare);
}
