import { Agent, type IncomingHttpHeaders, request } from "node:http";

export type HttpRequest = { method: string; path: string; headers?: Record<string, string>; body?: string };
export type HttpResponse = {
  status: number;
  headers: IncomingHttpHeaders;
  body: string /** Where it was found. */;
  path: string;
};
export type SendRequest = (asked: HttpRequest) => Promise<HttpResponse>;

const TIMEOUT_MS = 30_000;
const REDIRECTS_MAX = 4;
/** Where a redirect is an answer in itself, but for Next's own, which only correct the query. */
const FINAL_REDIRECTS = ["/login", "/discover"];

/**
 * Asks over a few kept connections, with the path exactly as it is given: what a client library would tidy up arrives
 * as an attacker writes it. Follows redirects on our own host, but for those that say who may.
 */
export function createHttpClient(
  origin: string,
  { connections }: { connections: number },
): SendRequest & { close: () => void } {
  const { hostname, port } = new URL(origin);
  const agent = new Agent({ keepAlive: true, maxSockets: connections });

  const once = ({ method, path, headers = {}, body }: HttpRequest): Promise<HttpResponse> =>
    new Promise((resolve, reject) => {
      const length = body === undefined ? {} : { "content-length": String(Buffer.byteLength(body)) };
      const options = { hostname, port, agent, method, path, headers: { ...headers, ...length }, timeout: TIMEOUT_MS };
      const call = request(options, (answer) => {
        const chunks: Buffer[] = [];
        answer.on("data", (chunk: Buffer) => chunks.push(chunk)).once("error", reject);
        answer.once("end", () => {
          const { statusCode: status = 0, headers: got } = answer;
          resolve({ status, headers: got, body: Buffer.concat(chunks).toString(), path });
        });
      });
      call.once("timeout", () => call.destroy(new Error(`${method} ${path} was not answered in time.`)));
      call.once("error", reject).end(body);
    });

  async function ask(asked: HttpRequest): Promise<HttpResponse> {
    let answer = await once(asked);
    const isRead = asked.method === "GET" || asked.method === "HEAD";
    for (let turn = 0; turn < REDIRECTS_MAX && isRead; turn++) {
      const to = redirectTarget(answer);
      if (to === null || (FINAL_REDIRECTS.includes(pathOf(to)) && pathOf(to) !== pathOf(answer.path))) break;
      answer = await once({ ...asked, path: to });
    }
    return answer;
  }
  return Object.assign(ask, { close: () => agent.destroy() });
}

const pathOf = (address: string): string => address.split("?")[0] ?? "";

/** The path and query that an answer leads to; null where it leads nowhere. Next's router is told in its own header. */
export function redirectTarget({ status, headers }: HttpResponse): string | null {
  const target = headers.location ?? headers["x-nextjs-redirect"];
  if (status < 300 || status > 399 || !target) return null;
  const to = new URL(String(target), "http://kumquat.invalid");
  return to.pathname + to.search;
}
