import type { Row } from "../authorisation/rows";
import { addressOf, escaped, segmentsOf } from "./address";
import { type Body, oddBodies } from "./bodies";
import { jsonWith, placesIn } from "./json-places";
import { JSON_VALUES, type Nasty, QUERIES, SEGMENTS, TEXTS } from "./nasty";
import { ODD_HEADERS } from "./odd-headers";
import type { Inputs } from "./read-inputs";
import { chosen } from "./seeded";
import type { Sent } from "./send";
import { validObject } from "./valid-value";

export type Params = Record<string, string>;
/** One request, made when it is known what it is about. */
export type Planned = { what: string; make: (params: Params) => Sent };
export type Target = Row & Inputs;

const SOME = 4;
const pick = (nasty: Nasty, place: string) => chosen(nasty, place, SOME);

/** One thing wrong at a time: each segment, each part of the query, each place of the body, the body, the headers. */
export function sweepOf(target: Target): Planned[] {
  return [...inSegments(target), ...inQuery(target), ...inBody(target), ...asBody(target), ...inHeaders(target)];
}

const inSegments = (target: Target): Planned[] =>
  segmentsOf(target).flatMap((name) =>
    pick(SEGMENTS, target.path + name).map((segment) => ({
      what: `[${name}] = ${shortened(segment)}`,
      make: (params) => requestOf(target, { ...params, [name]: segment }, requiredQuery(target)),
    })),
  );

function inQuery(target: Target): Planned[] {
  const names = Object.keys(target.query?.properties ?? {});
  const valued = names.flatMap((name) =>
    pick(TEXTS, `${target.path}?${name}`).map((text) => ({
      what: `?${name} = ${shortened(JSON.stringify(text))}`,
      make: (params: Params) => requestOf(target, params, [...requiredQuery(target, name), `${name}=${escaped(text)}`]),
    })),
  );
  const doubled = names.flatMap((name) => [`${name}=a&${name}=%00`, `${name}[]=a`, `${name}[a]=b`, name]);
  const odd = [...doubled, ...pick(QUERIES, `${target.method} ${target.path}?`)].map((query) => ({
    what: `?${shortened(query)}`,
    make: (params: Params) => requestOf(target, params, [...requiredQuery(target), query]),
  }));
  return [...valued, ...odd];
}

function inBody(target: Target): Planned[] {
  const { body, path, method } = target;
  if (!body) return [];
  return placesIn(validObject(body, {})).flatMap((place) =>
    pick(JSON_VALUES, `${method} ${path} ${place}`).map((text) => ({
      what: `body.${place.join(".")} = ${shortened(text)}`,
      make: (params: Params) => {
        const bytes = Buffer.from(jsonWith(validObject(body, params), place, text));
        return requestOf(target, params, requiredQuery(target), { bytes });
      },
    })),
  );
}

const asBody = (target: Target): Planned[] =>
  isRead(target)
    ? []
    : Object.keys(oddBodies("{}")).map((name) => ({
        what: `a body: ${name}`,
        make: (params) => {
          const odd = oddBodies(validBody(target, params).bytes.toString(), target.fileMaxBytes);
          return requestOf(target, params, requiredQuery(target), odd[name]);
        },
      }));

const inHeaders = (target: Target): Planned[] =>
  chosen({ always: [], sometimes: Object.keys(ODD_HEADERS) }, `${target.method} ${target.path}`, 3 * SOME).map(
    (name) => ({
      what: `headers: ${name}`,
      make: (params) => {
        const sent = requestOf(target, params, requiredQuery(target));
        const headers = ODD_HEADERS[name] ?? [];
        return { ...sent, headers: [...without(sent.headers, headers), ...headers] };
      },
    }),
  );

/** Those of a request that others do not take the place of. */
function without(headers: readonly string[], others: readonly string[]): string[] {
  const names = others.filter((_, i) => i % 2 === 0);
  return headers.filter((_, i) => !names.includes(headers[i - (i % 2)] ?? ""));
}

export const isRead = ({ method }: Row): boolean => method === "GET";

/** Where a file is taken, one that can be read. */
const validBody = ({ body, fileMaxBytes }: Target, params: Params): Body => ({
  bytes: Buffer.from(fileMaxBytes === undefined ? JSON.stringify(validObject(body ?? {}, params)) : "name\nNopalito\n"),
});

function requiredQuery({ query, flag }: Target, otherThan?: string): string[] {
  const { required = [] } = (query ?? {}) as { required?: string[] };
  const names = required.filter((name) => name !== otherThan);
  const valid = validObject(query ?? {}, {});
  const flags = flag === null || flag === otherThan ? [] : [`${flag}=true`];
  return [...flags, ...names.map((name) => `${name}=${escaped(String(valid[name]))}`)];
}

export function requestOf(target: Target, segments: Params, queries: readonly string[], body?: Body): Sent {
  const { method, kind, fileMaxBytes } = target;
  const type = fileMaxBytes === undefined ? "application/json" : "application/octet-stream";
  const sent = isRead(target) ? undefined : (body ?? validBody(target, segments));
  const headers = ["accept", kind === "page" ? "text/html,*/*;q=0.8" : "application/json"];
  if (sent && sent.type !== null) headers.push("content-type", sent.type ?? type);
  headers.push(...Object.entries(sent?.headers ?? {}).flat());
  return { method, path: addressOf(target, segments, queries), headers, ...(sent && { body: sent }) };
}

const shortened = (text: string): string => (text.length > 60 ? `${text.slice(0, 50)}… (${text.length})` : text);
