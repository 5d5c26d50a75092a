import { expect, test } from "vitest";
import { publicResponse } from "./public-response";

const kind = { contentType: "text/plain", maxAgeSeconds: 60 };
const respond = (ifNoneMatch?: string) =>
  new Request("http://localhost/", ifNoneMatch ? { headers: { "if-none-match": ifNoneMatch } } : {});

test("a client that has the response gets 304, weak tags included", async () => {
  const first = publicResponse(respond(), "words", kind);
  const etag = first.headers.get("etag") ?? "";
  expect(first.headers.get("cache-control")).toBe("public, max-age=60");
  expect(await first.text()).toBe("words");
  for (const known of [etag, `W/${etag}`, `"other", ${etag}`, "*"]) {
    expect(publicResponse(respond(known), "words", kind).status, known).toBe(304);
  }
  expect(publicResponse(respond(etag), "other words", kind).status).toBe(200);
});
