import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, expect, test } from "vitest";
import { type AnsweredRequest, observeEveryRequest } from "./observe-request";
import { recordRequestUser, requestId } from "./request-under-way";

const reported: AnsweredRequest[] = [];
const options = {
  nameOf: () => "/list/[token]",
  isBehindProxy: false,
  report: (line: AnsweredRequest) => reported.push(line),
};
observeEveryRequest(options, (_, response, { id }) => response.setHeader("x-prepared", id));

/** Knows nothing of us. */
const server = createServer(async (request, response) => {
  await new Promise((later) => setTimeout(later, 5));
  recordRequestUser(request.headers.user as string);
  response.end(requestId());
});
await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
afterAll(() => void server.close());

test("each request to a server of another's has its own id and line, whose it was too", async () => {
  const { port } = server.address() as AddressInfo;
  const users = ["ana", "bo", "cy", "di"];
  const ids = await Promise.all(
    users.map(async (user) => {
      const response = await fetch(`http://127.0.0.1:${port}/list/secret`, { headers: { user } });
      const id = response.headers.get("x-request-id");
      expect(await response.text()).toBe(id);
      expect(response.headers.get("x-prepared")).toBe(id);
      return id;
    }),
  );
  expect(new Set(ids).size).toBe(4);
  await expect.poll(() => reported).toHaveLength(4);
  for (const [i, userId] of users.entries())
    expect(reported.find(({ id }) => id === ids[i])).toMatchObject({
      userId,
      method: "GET",
      route: "/list/[token]",
      status: 200,
    });
});
