import { request as httpRequest, type IncomingHttpHeaders } from "node:http";
import { request as httpsRequest } from "node:https";
import type { Endpoint } from "./call-endpoint";

type Address = {
  /** Where the application is reached. */
  appUrl: string;
  /** The name by which it knows itself. */
  host: string;
};

/** The application's /api/inngest. A step may take as long as it likes: fetch would give up after minutes. */
export function httpEndpoint({ appUrl, host }: Address): Endpoint {
  const send = appUrl.startsWith("https:") ? httpsRequest : httpRequest;
  return async (request) => {
    const { pathname, search } = new URL(request.url);
    const body = await request.text();
    const headers = {
      ...Object.fromEntries(request.headers),
      host,
      "content-length": String(Buffer.byteLength(body)),
    };
    return new Promise((resolve, reject) => {
      const address = new URL(pathname + search, appUrl);
      const call = send(address, { method: request.method, headers, signal: request.signal });
      call.once("error", reject);
      call.once("response", (response) => {
        const chunks: Buffer[] = [];
        response.on("data", (chunk: Buffer) => chunks.push(chunk));
        response.once("error", reject);
        response.once("end", () => {
          if (!response.complete) return reject(new Error("The response broke off."));
          const init = { status: response.statusCode ?? 500, headers: toHeaders(response.headers) };
          resolve(new Response(Buffer.concat(chunks).toString(), init));
        });
      });
      call.end(body);
    });
  };
}

const toHeaders = (headers: IncomingHttpHeaders): Headers => {
  const result = new Headers();
  for (const [name, value] of Object.entries(headers)) if (value !== undefined) result.set(name, String(value));
  return result;
};
