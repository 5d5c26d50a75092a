import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test } from "vitest";
import { answerMethodsNotAllowed } from "./methods";

let server: Server;

afterEach(() => new Promise((closed) => server.close(closed)));

/** A server that refuses as Next does: an empty 405, with the methods told to OPTIONS alone. */
async function serve(): Promise<string> {
  server = createServer((request, response) => {
    const { port } = server.address() as AddressInfo;
    if (answerMethodsNotAllowed(request, response, { port })) return;
    if (request.method === "OPTIONS") response.writeHead(204, { allow: "OPTIONS, POST" }).end();
    else if (request.method === "POST") response.end("done");
    else {
      response.statusCode = 405;
      response.writeHead(405);
      response.end();
    }
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test("an empty refusal of a call gets a sentence and the methods that are allowed", async () => {
  const answer = await fetch(`${await serve()}/api/guides`, { method: "DELETE" });
  expect(answer.status).toBe(405);
  expect(answer.headers.get("allow")).toBe("OPTIONS, POST");
  expect(await answer.json()).toEqual({ error: "This address does not answer DELETE; it answers OPTIONS, POST." });
});

test("what is allowed passes untouched, and so do pages", async () => {
  const url = await serve();
  expect(await (await fetch(`${url}/api/guides`, { method: "POST" })).text()).toBe("done");
  expect(await (await fetch(`${url}/guides`)).text()).toBe("");
});

test("a method that HTTP has but no page of ours knows is refused at the door", async () => {
  const answer = await fetch(await serve(), { method: "PROPFIND" });
  expect(answer.status).toBe(405);
  expect(answer.headers.get("allow")).toContain("GET");
});

test("a page is read and nothing else", async () => {
  for (const method of ["POST", "PUT", "DELETE", "OPTIONS"]) {
    const answer = await fetch(`${await serve()}/guide/some-guide`, { method });
    expect(answer.status).toBe(405);
    expect(answer.headers.get("allow")).toBe("GET, HEAD");
    expect(await answer.json()).toEqual({ error: `This address does not answer ${method}; it answers GET, HEAD.` });
  }
});
