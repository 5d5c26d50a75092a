import fc from "fast-check";
import { addressOf, escaped, segmentsOf } from "./address";
import { oddBodies } from "./bodies";
import { jsonWith, placesIn } from "./json-places";
import { JSON_VALUES, type Nasty, QUERIES, SEGMENTS, TEXTS } from "./nasty";
import { ODD_HEADERS } from "./odd-headers";
import { isRead, type Planned, requestOf, type Target } from "./plan";
import { RUNS, seedOf } from "./seeded";
import { validObject } from "./valid-value";

const EACH = 5;
const oneOf = ({ always, sometimes }: Nasty) => fc.constantFrom(...always, ...sometimes);
const anyText = fc.string({ unit: "binary", maxLength: 200 });

/** Many things wrong at once, by the seed of the place. */
export function randomPlan(target: Target, who: string): Planned[] {
  const segment = fc.oneof(fc.constant(null), oneOf(SEGMENTS), anyText.map(escaped));
  const value = fc.oneof(oneOf(TEXTS), anyText);
  const names = Object.keys(target.query?.properties ?? {});
  const name = names.length > 0 ? fc.oneof(fc.constantFrom(...names), anyText) : anyText;
  const query = fc.oneof(
    oneOf(QUERIES),
    fc.tuple(name, value).map(([key, text]) => `${escaped(key)}=${escaped(text)}`),
  );
  const valid = target.body ? validObject(target.body, {}) : {};
  const places = placesIn(valid);
  const replaced = fc
    .tuple(fc.nat({ max: Math.max(0, places.length - 1) }), fc.oneof(oneOf(JSON_VALUES), fc.json({ maxDepth: 5 })))
    .map(([at, text]) => jsonWith(valid, places[at] ?? [], text));
  const body = fc.oneof(
    replaced.map((text) => ({ bytes: Buffer.from(text) })),
    fc.json({ maxDepth: 6 }).map((text) => ({ bytes: Buffer.from(text) })),
    fc.uint8Array({ maxLength: 2_000 }).map((bytes) => ({ bytes: Buffer.from(bytes) })),
    fc.constantFrom(...Object.values(oddBodies("{}")).filter(({ bytes }) => bytes.byteLength < 100_000)),
    // The file or object that it takes.
    fc.constant(undefined),
  );
  const headers = fc.oneof({ weight: 3, arbitrary: fc.constant("none") }, fc.constantFrom(...Object.keys(ODD_HEADERS)));
  const asked = fc.record({
    segments: fc.array(segment, { minLength: 4, maxLength: 4 }),
    queries: fc.array(query, { maxLength: 3 }),
    body,
    headers,
  });
  const seed = seedOf(`${target.method} ${target.path} ${target.flag} ${who}`);
  return fc.sample(asked, { seed, numRuns: Math.ceil(EACH * RUNS) }).map(({ segments, queries, body, headers }, i) => ({
    what: `at random, ${i + 1}, headers: ${headers}`,
    make: (params) => {
      const named = segmentsOf(target).map((name, at) => [name, segments[at] ?? params[name] ?? "nothing"]);
      const sent = requestOf(target, Object.fromEntries(named), queries, isRead(target) ? undefined : body);
      return {
        ...sent,
        path: addressOf(target, Object.fromEntries(named), queries),
        headers: [...sent.headers, ...(ODD_HEADERS[headers] ?? [])],
      };
    },
  }));
}
