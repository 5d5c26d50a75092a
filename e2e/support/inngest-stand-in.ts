import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

type ReceivedEvent = { id: string; name: string; data: Record<string, unknown> };

export type InngestStandIn = {
  url: string;
  events: ReceivedEvent[];
  /** How often an application has registered its functions. */
  registrations: number;
  /** While true it answers nobody, as a server that is away. */
  isAway: boolean;
  stop: () => void;
};

/** The part of an Inngest server that takes functions, at `POST /fn/register`, and events, at `POST /e/<event key>`. */
export async function startInngestStandIn(eventKey: string): Promise<InngestStandIn> {
  const events: ReceivedEvent[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    if (standIn.isAway) return request.socket.destroy();
    if (request.url === "/fn/register") {
      standIn.registrations++;
      response.writeHead(200, { "content-type": "application/json" });
      return response.end(JSON.stringify({ ok: true, modified: true }));
    }
    if (request.method !== "POST" || request.url !== `/e/${eventKey}`) return response.writeHead(404).end("{}");
    const sent: ReceivedEvent[] = [JSON.parse(Buffer.concat(chunks).toString())].flat();
    events.push(...sent);
    response.writeHead(200, { "content-type": "application/json" });
    return response.end(JSON.stringify({ ids: sent.map(({ id }) => id), status: 200 }));
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const standIn = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    events,
    registrations: 0,
    isAway: false,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
  return standIn;
}
