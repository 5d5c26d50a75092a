import { request as httpRequest, type IncomingHttpHeaders } from "node:http";
import type { Endpoint } from "./call-endpoint";

/** The server's own /api/inngest on this machine. A step may take as long as it likes: fetch would give up after minutes. */
export function httpEndpoint({ port, host }: { port: number; host: string }): Endpoint {
  return async (asked) => {
    const { pathname, search } = new URL(asked.url);
    const body = await asked.text();
    const headers = {
      ...Object.fromEntries(asked.headers),
      host,
      "content-length": String(Buffer.byteLength(body)),
    };
    return new Promise((resolve, reject) => {
      const call = httpRequest({
        host: "127.0.0.1",
        port,
        path: pathname + search,
        method: asked.method,
        headers,
        signal: asked.signal,
      });
      call.once("error", reject);
      call.once("response", (answer) => {
        const chunks: Buffer[] = [];
        answer.on("data", (chunk: Buffer) => chunks.push(chunk));
        answer.once("error", reject);
        answer.once("end", () => {
          if (!answer.complete) return reject(new Error("The answer broke off."));
          const init = { status: answer.statusCode ?? 500, headers: toHeaders(answer.headers) };
          resolve(new Response(Buffer.concat(chunks).toString(), init));
        });
      });
      call.end(body);
    });
  };
}

const toHeaders = (headers: IncomingHttpHeaders): Headers => {
  const kept = new Headers();
  for (const [name, value] of Object.entries(headers)) if (value !== undefined) kept.set(name, String(value));
  return kept;
};
