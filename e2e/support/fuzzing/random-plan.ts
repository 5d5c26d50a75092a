import fc from "fast-check";
import { jsonPaths, replaceAtPath } from "@/lib/testing/route-inputs/json-paths";
import { HOSTILE_HEADERS } from "./hostile-headers";
import { HOSTILE_JSON, HOSTILE_QUERIES, HOSTILE_SEGMENTS, HOSTILE_TEXTS, type HostileInputs } from "./hostile-inputs";
import { malformedBodies } from "./malformed-bodies";
import { buildRequest, type FuzzTarget, isRead, type PlannedRequest } from "./plan";
import { escapeText, pathSegments, requestPath } from "./request-path";
import { RUNS, seedFor } from "./seed";
import { validObject } from "./valid-value";

const PER_TARGET = 5;
const oneOf = ({ always, sometimes }: HostileInputs) => fc.constantFrom(...always, ...sometimes);
const anyText = fc.string({ unit: "binary", maxLength: 200 });

/** Several mutations at once, by the seed of the route. */
export function randomPlan(target: FuzzTarget, who: string): PlannedRequest[] {
  const segment = fc.oneof(fc.constant(null), oneOf(HOSTILE_SEGMENTS), anyText.map(escapeText));
  const value = fc.oneof(oneOf(HOSTILE_TEXTS), anyText);
  const names = Object.keys(target.query?.properties ?? {});
  const name = names.length > 0 ? fc.oneof(fc.constantFrom(...names), anyText) : anyText;
  const query = fc.oneof(
    oneOf(HOSTILE_QUERIES),
    fc.tuple(name, value).map(([key, text]) => `${escapeText(key)}=${escapeText(text)}`),
  );
  const valid = target.body ? validObject(target.body, {}) : {};
  const places = jsonPaths(valid);
  const replaced = fc
    .tuple(fc.nat({ max: Math.max(0, places.length - 1) }), fc.oneof(oneOf(HOSTILE_JSON), fc.json({ maxDepth: 5 })))
    .map(([index, text]) => replaceAtPath(valid, places[index] ?? [], text));
  const body = fc.oneof(
    replaced.map((text) => ({ bytes: Buffer.from(text) })),
    fc.json({ maxDepth: 6 }).map((text) => ({ bytes: Buffer.from(text) })),
    fc.uint8Array({ maxLength: 2_000 }).map((bytes) => ({ bytes: Buffer.from(bytes) })),
    fc.constantFrom(...Object.values(malformedBodies("{}")).filter(({ bytes }) => bytes.byteLength < 100_000)),
    // The file or object that it takes.
    fc.constant(undefined),
  );
  const headers = fc.oneof(
    { weight: 3, arbitrary: fc.constant("none") },
    fc.constantFrom(...Object.keys(HOSTILE_HEADERS)),
  );
  const requests = fc.record({
    segments: fc.array(segment, { minLength: 4, maxLength: 4 }),
    queries: fc.array(query, { maxLength: 3 }),
    body,
    headers,
  });
  const seed = seedFor(`${target.method} ${target.path} ${target.flag} ${who}`);
  return fc
    .sample(requests, { seed, numRuns: Math.ceil(PER_TARGET * RUNS) })
    .map(({ segments, queries, body, headers }, i) => ({
      label: `at random, ${i + 1}, headers: ${headers}`,
      make: (params) => {
        const named = pathSegments(target).map((name, index) => [name, segments[index] ?? params[name] ?? "nothing"]);
        const sent = buildRequest(target, Object.fromEntries(named), queries, isRead(target) ? undefined : body);
        return {
          ...sent,
          path: requestPath(target, Object.fromEntries(named), queries),
          headers: [...sent.headers, ...(HOSTILE_HEADERS[headers] ?? [])],
        };
      },
    }));
}
