import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { houseCurator } from "../house-curator/house-curator";
import { compatibleModel } from "./language-model";
import { curatorFromModel } from "./openai-curator";

type Sent = { response_format: { type: string }; messages: { role: string; content: string }[] };

const SOUP = { kind: "food_request", title: "Soup", angle: "Soup." };
const IDEA = { ...SOUP, constraints: [], unknowns: [], unsure: [], size: null };
const sent: Sent[] = [];
const server = createServer(async (request, response) => {
  let text = "";
  for await (const chunk of request) text += chunk;
  const body = JSON.parse(text) as Sent;
  sent.push(body);
  const acceptsFormat = body.response_format.type === "json_object";
  const message = { role: "assistant", content: JSON.stringify(IDEA) };
  response.writeHead(acceptsFormat ? 200 : 400, { "content-type": "application/json" });
  response.end(
    JSON.stringify(
      acceptsFormat
        ? { choices: [{ index: 0, message, finish_reason: "stop" }] }
        : { error: { message: "This response_format type is unavailable now", type: "invalid_request_error" } },
    ),
  );
});

beforeAll(() => new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve)));
afterAll(() => new Promise((resolve) => server.close(resolve)));

test("a server without schema support gets the schema in the prompt after one rejected request", async () => {
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
  const curator = curatorFromModel(compatibleModel("a-key", url, "plain"), houseCurator());
  const ctx = { now: new Date(), signal: new AbortController().signal, recordUsage: () => {} };
  for (const prompt of ["soup", "more soup"]) {
    expect(await curator.parsePrompt({ city: "Oakland", prompt }, ctx)).toMatchObject({
      kind: "idea",
      title: "Soup",
    });
  }
  expect(sent.map((body) => body.response_format.type)).toEqual(["json_schema", "json_object", "json_object"]);
  expect(sent[1]?.messages[0]).toMatchObject({ role: "system", content: expect.stringContaining('"constraints"') });
});
