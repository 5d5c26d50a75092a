import { Agent, type IncomingHttpHeaders, request } from "node:http";

export type HttpRequest = { method: string; path: string; headers?: Record<string, string>; body?: string };
export type HttpResponse = {
  status: number;
  headers: IncomingHttpHeaders;
  body: string /** Where it was found. */;
  path: string;
};
type SendRequest = (httpRequest: HttpRequest) => Promise<HttpResponse>;

const TIMEOUT_MS = 30_000;
const REDIRECTS_MAX = 4;
/** Redirects here are results themselves, except Next's own, which only normalize the query. */
const FINAL_REDIRECTS = ["/login", "/discover"];

/**
 * Sends requests over a few persistent connections, with the path exactly as given: what a client library would
 * normalize arrives as an attacker writes it. Follows redirects on our own host, except those that deny access.
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
      const call = request(options, (response) => {
        const chunks: Buffer[] = [];
        response.on("data", (chunk: Buffer) => chunks.push(chunk)).once("error", reject);
        response.once("end", () => {
          const { statusCode: status = 0, headers: got } = response;
          resolve({ status, headers: got, body: Buffer.concat(chunks).toString(), path });
        });
      });
      call.once("timeout", () => call.destroy(new Error(`${method} ${path} timed out.`)));
      call.once("error", reject).end(body);
    });

  async function send(httpRequest: HttpRequest): Promise<HttpResponse> {
    let response = await once(httpRequest);
    const isRead = httpRequest.method === "GET" || httpRequest.method === "HEAD";
    for (let turn = 0; turn < REDIRECTS_MAX && isRead; turn++) {
      const to = redirectTarget(response);
      if (to === null || (FINAL_REDIRECTS.includes(pathOf(to)) && pathOf(to) !== pathOf(response.path))) break;
      response = await once({ ...httpRequest, path: to });
    }
    return response;
  }
  return Object.assign(send, { close: () => agent.destroy() });
}

const pathOf = (address: string): string => address.split("?")[0] ?? "";

/** The path and query of a redirect; null without one. Next's router uses its own header. */
export function redirectTarget({ status, headers }: HttpResponse): string | null {
  const target = headers.location ?? headers["x-nextjs-redirect"];
  if (status < 300 || status > 399 || !target) return null;
  const to = new URL(String(target), "http://kumquat.invalid");
  return to.pathname + to.search;
}
