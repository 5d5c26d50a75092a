import type { PolicyRow } from "@/lib/testing/authorization/match-policy";
import { jsonPaths, replaceAtPath } from "@/lib/testing/route-inputs/json-paths";
import type { RouteInputs } from "@/lib/testing/route-inputs/read-route-inputs";
import { HOSTILE_HEADERS } from "./hostile-headers";
import { HOSTILE_JSON, HOSTILE_QUERIES, HOSTILE_SEGMENTS, HOSTILE_TEXTS, type HostileInputs } from "./hostile-inputs";
import { type Body, malformedBodies } from "./malformed-bodies";
import { escapeText, pathSegments, requestPath } from "./request-path";
import { sample } from "./seed";
import type { FuzzRequest } from "./send";
import { validObject } from "./valid-value";

export type Params = Record<string, string>;
/** One request, built once its parameters are known. */
export type PlannedRequest = { label: string; make: (params: Params) => FuzzRequest };
export type FuzzTarget = PolicyRow & RouteInputs;

const SAMPLE_SIZE = 4;
const pick = (nasty: HostileInputs, place: string) => sample(nasty, place, SAMPLE_SIZE);

/** One mutation at a time: each segment, each part of the query, each value in the body, the body, the headers. */
export function sweepRequests(target: FuzzTarget): PlannedRequest[] {
  return [...inSegments(target), ...inQuery(target), ...inBody(target), ...asBody(target), ...inHeaders(target)];
}

const inSegments = (target: FuzzTarget): PlannedRequest[] =>
  pathSegments(target).flatMap((name) =>
    pick(HOSTILE_SEGMENTS, target.path + name).map((segment) => ({
      label: `[${name}] = ${truncate(segment)}`,
      make: (params) => buildRequest(target, { ...params, [name]: segment }, requiredQuery(target)),
    })),
  );

function inQuery(target: FuzzTarget): PlannedRequest[] {
  const names = Object.keys(target.query?.properties ?? {});
  const valued = names.flatMap((name) =>
    pick(HOSTILE_TEXTS, `${target.path}?${name}`).map((text) => ({
      label: `?${name} = ${truncate(JSON.stringify(text))}`,
      make: (params: Params) =>
        buildRequest(target, params, [...requiredQuery(target, name), `${name}=${escapeText(text)}`]),
    })),
  );
  const doubled = names.flatMap((name) => [`${name}=a&${name}=%00`, `${name}[]=a`, `${name}[a]=b`, name]);
  const odd = [...doubled, ...pick(HOSTILE_QUERIES, `${target.method} ${target.path}?`)].map((query) => ({
    label: `?${truncate(query)}`,
    make: (params: Params) => buildRequest(target, params, [...requiredQuery(target), query]),
  }));
  return [...valued, ...odd];
}

function inBody(target: FuzzTarget): PlannedRequest[] {
  const { body, path, method } = target;
  if (!body) return [];
  return jsonPaths(validObject(body, {})).flatMap((place) =>
    pick(HOSTILE_JSON, `${method} ${path} ${place}`).map((text) => ({
      label: `body.${place.join(".")} = ${truncate(text)}`,
      make: (params: Params) => {
        const bytes = Buffer.from(replaceAtPath(validObject(body, params), place, text));
        return buildRequest(target, params, requiredQuery(target), { bytes });
      },
    })),
  );
}

const asBody = (target: FuzzTarget): PlannedRequest[] =>
  isRead(target)
    ? []
    : Object.keys(malformedBodies("{}")).map((name) => ({
        label: `a body: ${name}`,
        make: (params) => {
          const odd = malformedBodies(validBody(target, params).bytes.toString(), target.fileMaxBytes);
          return buildRequest(target, params, requiredQuery(target), odd[name]);
        },
      }));

const inHeaders = (target: FuzzTarget): PlannedRequest[] =>
  sample(
    { always: [], sometimes: Object.keys(HOSTILE_HEADERS) },
    `${target.method} ${target.path}`,
    3 * SAMPLE_SIZE,
  ).map((name) => ({
    label: `headers: ${name}`,
    make: (params) => {
      const sent = buildRequest(target, params, requiredQuery(target));
      const headers = HOSTILE_HEADERS[name] ?? [];
      return { ...sent, headers: [...without(sent.headers, headers), ...headers] };
    },
  }));

/** The headers of a request that the given ones do not replace. */
function without(headers: readonly string[], others: readonly string[]): string[] {
  const names = others.filter((_, i) => i % 2 === 0);
  return headers.filter((_, i) => !names.includes(headers[i - (i % 2)] ?? ""));
}

export const isRead = ({ method }: PolicyRow): boolean => method === "GET";

/** Where a file is expected, a valid one. */
const validBody = ({ body, fileMaxBytes }: FuzzTarget, params: Params): Body => ({
  bytes: Buffer.from(fileMaxBytes === undefined ? JSON.stringify(validObject(body ?? {}, params)) : "name\nNopalito\n"),
});

function requiredQuery({ query, flag }: FuzzTarget, otherThan?: string): string[] {
  const { required = [] } = (query ?? {}) as { required?: string[] };
  const names = required.filter((name) => name !== otherThan);
  const valid = validObject(query ?? {}, {});
  const flags = flag === null || flag === otherThan ? [] : [`${flag}=true`];
  return [...flags, ...names.map((name) => `${name}=${escapeText(String(valid[name]))}`)];
}

export function buildRequest(
  target: FuzzTarget,
  segments: Params,
  queries: readonly string[],
  body?: Body,
): FuzzRequest {
  const { method, kind, fileMaxBytes } = target;
  const type = fileMaxBytes === undefined ? "application/json" : "application/octet-stream";
  const sent = isRead(target) ? undefined : (body ?? validBody(target, segments));
  const headers = ["accept", kind === "page" ? "text/html,*/*;q=0.8" : "application/json"];
  if (sent && sent.type !== null) headers.push("content-type", sent.type ?? type);
  headers.push(...Object.entries(sent?.headers ?? {}).flat());
  return { method, path: requestPath(target, segments, queries), headers, ...(sent && { body: sent }) };
}

const truncate = (text: string): string => (text.length > 60 ? `${text.slice(0, 50)}… (${text.length})` : text);
