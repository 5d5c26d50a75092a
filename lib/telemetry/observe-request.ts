import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { type RequestUnderWay, underWay } from "../lib/telemetry/request-under-way.ts";
import type { SpanAttributes } from "../lib/telemetry/span-attributes.ts";
import { withSpan } from "../lib/telemetry/with-span.ts";

export type AnsweredRequest = {
  id: string;
  method: string;
  route: string;
  /** 499, as nginx has it, where the client went before there was any. */
  status: number;
  durationMs: number;
  userId: string | null;
};

type Options = {
  nameOf: (url: string) => string;
  /** Whether a proxy in front is believed, about the id too. */
  isBehindProxy: boolean;
  report: (request: AnsweredRequest) => void;
};

const ID_HEADER = "x-request-id";
/** What proxies make: UUIDs, hexadecimal, base64url. */
const SANE_ID = /^[\w-]{8,64}$/;
const CLIENT_CLOSED = 499;
const METHOD = /^(?:GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS)$/;

/** Gives a request its id, runs `answer` for it, and reports it once its response has ended. */
export function observeRequest(
  request: IncomingMessage,
  response: ServerResponse,
  { nameOf, isBehindProxy, report }: Options,
  answer: () => void,
): void {
  const since = performance.now();
  const { method = "", url = "/" } = request;
  const sent = request.headers[ID_HEADER];
  const isTaken = isBehindProxy && typeof sent === "string" && SANE_ID.test(sent);
  const observed: RequestUnderWay = { id: isTaken ? sent : randomUUID() };
  response.setHeader(ID_HEADER, observed.id);
  const route = nameOf(url);
  const known = METHOD.test(method) ? method : "OTHER";
  const name = { "http.request.method": known, "http.route": route, "kumquat.request.id": observed.id };
  const closed = new Promise<void>((close) => response.once("close", () => close()));
  const answered = async (record: (attributes: SpanAttributes) => void) => {
    answer();
    await closed;
    const status = response.headersSent ? response.statusCode : CLIENT_CLOSED;
    record({ "http.response.status_code": status });
    const durationMs = performance.now() - since;
    report({ id: observed.id, method: known, route, status, durationMs, userId: observed.userId ?? null });
  };
  underWay.run(observed, () => withSpan(`${known} ${route}`, name, answered, "SERVER"));
}
