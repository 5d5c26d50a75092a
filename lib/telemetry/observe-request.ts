import { randomUUID } from "node:crypto";
import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage, ServerResponse } from "node:http";
import { type RequestUnderWay, underWay } from "./request-under-way.ts";
import type { SpanAttributes } from "./span-attributes.ts";
import { withSpan } from "./with-span.ts";

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

/** Called before another server sees a request. */
export type PrepareResponse = (request: IncomingMessage, response: ServerResponse, observed: RequestUnderWay) => void;

const ID_HEADER = "x-request-id";
/** What proxies make: UUIDs, hexadecimal, base64url. */
const SANE_ID = /^[\w-]{8,64}$/;
const CLIENT_CLOSED = 499;
const METHOD = /^(?:GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS)$/;

/** Gives a request its id, runs `answer` for it, and reports it once its response has ended. */
export function observeRequest(
  request: IncomingMessage,
  response: ServerResponse,
  options: Options,
  answer: () => void,
): void {
  const { observed, method, route, ended } = follow(request, response, options);
  const name = { "http.request.method": method, "http.route": route, "kumquat.request.id": observed.id };
  const answered = async (record: (attributes: SpanAttributes) => void) => {
    answer();
    record({ "http.response.status_code": await ended });
  };
  underWay.run(observed, () => withSpan(`${method} ${route}`, name, answered, "SERVER"));
}

/**
 * The same for every request to this process, whichever server answers it: Node tells of each before that server sees it.
 * Without a span: nothing of ours encloses what answers it.
 */
export function observeEveryRequest(options: Options, prepare: PrepareResponse): void {
  subscribe("http.server.request.start", (message) => {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse };
    const { observed } = follow(request, response, options);
    prepare(request, response, observed);
    underWay.enterWith(observed);
  });
}

function follow(request: IncomingMessage, response: ServerResponse, { nameOf, isBehindProxy, report }: Options) {
  const since = performance.now();
  const { method: sentMethod = "", url = "/" } = request;
  const sent = request.headers[ID_HEADER];
  const isTaken = isBehindProxy && typeof sent === "string" && SANE_ID.test(sent);
  const observed: RequestUnderWay = { id: isTaken ? sent : randomUUID() };
  response.setHeader(ID_HEADER, observed.id);
  const route = nameOf(url);
  const method = METHOD.test(sentMethod) ? sentMethod : "OTHER";
  const ended = new Promise<number>((end) => {
    response.once("close", () => {
      const status = response.headersSent ? response.statusCode : CLIENT_CLOSED;
      const durationMs = performance.now() - since;
      report({ id: observed.id, method, route, status, durationMs, userId: observed.userId ?? null });
      end(status);
    });
  });
  return { observed, method, route, ended };
}
