import { expect, test } from "./support/test";

test("the product says that it is well, and which parts serve it", async ({ request }) => {
  const answer = await request.get("/api/health");
  expect(answer.status()).toBe(200);
  expect(await answer.json()).toEqual({
    status: "ok",
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
