import { readFileSync } from "node:fs";
import { join } from "node:path";

/** As Next's build writes them. */
type Route = { page: string; regex?: string };
type Rewrite = { source: string; regex: string };
type RoutesManifest = {
  staticRoutes: readonly Route[];
  dynamicRoutes: readonly Route[];
  rewrites: { beforeFiles?: readonly Rewrite[]; afterFiles?: readonly Rewrite[] };
};

const UNKNOWN = "unknown";
/** Next's own files, by the thousand. */
const NEXT_FILES = "/_next/";

/**
 * Names the route that a path leads to: "/guide/[id]". Only names that the build knows are ever returned, so that no
 * token gets into a log line and no stranger invents a label.
 */
export function routeNames({ staticRoutes, dynamicRoutes, rewrites }: RoutesManifest): (url: string) => string {
  const names = new Set(staticRoutes.map(({ page }) => page));
  const patterns = [
    ...dynamicRoutes.map(({ page, regex = "^$" }) => ({ name: page, pattern: new RegExp(regex) })),
    ...[...(rewrites.beforeFiles ?? []), ...(rewrites.afterFiles ?? [])].map(({ source, regex }) => ({
      name: source.replaceAll(/:(\w+)(?:\([^)]*\))?[*+?]?/g, "[$1]"),
      pattern: new RegExp(regex),
    })),
  ].sort((one, other) => Number(takesEverything(one)) - Number(takesEverything(other)));
  return (url) => {
    const [path = "/"] = url.split("?", 1);
    if (path.startsWith(NEXT_FILES)) return NEXT_FILES;
    if (names.has(path)) return path;
    return patterns.find(({ pattern }) => pattern.test(path))?.name ?? UNKNOWN;
  };
}

/** Calls that nobody has written are a route of their own, behind all others. */
const takesEverything = ({ name }: { name: string }): boolean => name.includes("[[...");

export const builtRoutes = (folder: string): RoutesManifest =>
  JSON.parse(readFileSync(join(/* turbopackIgnore: true */ folder, "routes-manifest.json"), "utf8")) as RoutesManifest;
