import { describeVersion } from "@/scripts/version/describe-version";
import { expect, test } from "./support/test";

test("the health check says that all is well, and which providers are configured", async ({ request }) => {
  const response = await request.get("/api/health");
  expect(response.status()).toBe(200);
  expect(await response.json()).toEqual({
    status: "ok",
    version: describeVersion("."),
    database: "embedded",
    ai: "house",
    places: "catalogue",
    mail: "outbox",
    jobs: "embedded",
    maps: "maplibre",
  });
});

test("unknown calls and wrong methods are answered as JSON", async ({ request }) => {
  const unknown = await request.post("/api/no/such/call", { data: {} });
  expect(unknown.status()).toBe(404);
  expect(await unknown.json()).toEqual({ error: "There is nothing at this address." });

  const wrong = await request.delete("/api/health");
  expect(wrong.status()).toBe(405);
  expect(wrong.headers().allow).toBe("GET, HEAD, OPTIONS");
  expect(await wrong.json()).toEqual({
    error: "This address does not answer DELETE; it answers GET, HEAD, OPTIONS.",
  });
});
