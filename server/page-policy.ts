import { readdirSync, readFileSync } from "node:fs";
import type { ServerResponse } from "node:http";
import { join } from "node:path";
import { contentSecurityPolicy } from "../lib/http/content-security-policy.ts";
import { inlineScripts } from "../lib/http/inline-scripts.ts";
import { beforeHead } from "./before-head.ts";

export const POLICY = "content-security-policy";
const NONE = contentSecurityPolicy("none");
/** What every answer begins with (security-headers.ts), and what Next's configuration gives to pages. */
const DEFAULTS: unknown[] = [NONE, contentSecurityPolicy("any inline")];
const WORKER = contentSecurityPolicy("worker");

/**
 * The policy of a page that has none from the proxy and is not among the kept ones: the one that it was cached with, else
 * no inline script runs but those of the pages that the build has made. Whoever has an answer already (304) has its policy
 * too. A script that the application answers with is a worker's, whose requests are under the policy of its script.
 */
export function addPagePolicy(response: ServerResponse, policy: string): void {
  beforeHead(response, () => {
    const given = response.getHeader(POLICY);
    const isCached = Array.isArray(given);
    if (!isCached && !DEFAULTS.includes(given)) return;
    const type = String(response.getHeader("content-type"));
    if (response.statusCode === 304) response.removeHeader(POLICY);
    else if (/^text\/html\b/.test(type)) response.setHeader(POLICY, (isCached && given.at(-1)) || policy);
    else response.setHeader(POLICY, /^text\/javascript\b/.test(type) ? WORKER : NONE);
  });
}

/** The inline scripts of the pages that the build has made: a page that is not there, and one that failed. */
export function prerenderedScripts(build: string): string[] {
  const pages = ["server/app", "server/pages"].flatMap((folder) =>
    readdirSync(join(build, folder))
      .filter((name) => name.endsWith(".html"))
      .map((name) => readFileSync(join(build, folder, name), "utf8")),
  );
  return [...new Set(pages.flatMap(inlineScripts))];
}
