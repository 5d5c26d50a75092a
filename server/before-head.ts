import type { OutgoingHttpHeaders, ServerResponse } from "node:http";

/** Gives `change` the last word on an answer's headers: it is called when they are all set and not yet sent. */
export function beforeHead(response: ServerResponse, change: () => void): void {
  const writeHead = response.writeHead.bind(response) as (status: number) => ServerResponse;
  response.writeHead = ((status: number, ...rest: unknown[]) => {
    const headers = rest.find((each) => typeof each === "object") as OutgoingHttpHeaders | undefined;
    for (const [name, value] of Object.entries(headers ?? {})) {
      if (value !== undefined) response.setHeader(name, value);
    }
    response.statusCode = status;
    change();
    return writeHead(response.statusCode);
  }) as ServerResponse["writeHead"];
}
