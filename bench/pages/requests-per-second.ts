import { Agent, get, type OutgoingHttpHeaders } from "node:http";

const CONNECTIONS = 16;

export type Target = { url: string; headers?: OutgoingHttpHeaders };

/** Sends requests over persistent connections, one at a time on each, for so long; every response must be a 200. */
export async function requestsPerSecond({ url, headers = {} }: Target, seconds: number): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const started = performance.now();
  let completed = 0;
  const oneAfterAnother = async () => {
    while (performance.now() - started < seconds * 1000) {
      await ask(url, headers, agent);
      completed += 1;
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, oneAfterAnother));
  agent.destroy();
  return completed / ((performance.now() - started) / 1000);
}

function ask(url: string, headers: OutgoingHttpHeaders, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = get(url, { agent, headers }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${url} returned ${response.statusCode}.`));
      response.resume().on("end", resolve).on("error", reject);
    });
    request.on("error", reject);
  });
}
