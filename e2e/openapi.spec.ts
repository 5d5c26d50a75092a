import type { APIRequestContext, APIResponse } from "@playwright/test";
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import type { ApiDocument } from "@/scripts/api-docs/document";
import { bearer, register } from "./support/account";
import { signInAdmin } from "./support/sessions";
import { expect, test } from "./support/test";

/** Published objects are open to fields of later versions; here a field that is not documented is a fault. */
function closeObjects(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(closeObjects);
  if (typeof value !== "object" || value === null) return value;
  const closed = Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, closeObjects(inner)]));
  const isClosable = closed.type === "object" && closed.properties !== undefined && !("additionalProperties" in closed);
  return isClosable ? { ...closed, additionalProperties: false } : closed;
}

/** Says what is wrong with a response, by the document that the server itself publishes; null if it is as described. */
async function openJudge(request: APIRequestContext) {
  const document = (await (await request.get("/openapi.json")).json()) as ApiDocument;
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats.default(ajv);
  ajv.addSchema({ $id: "api", components: closeObjects(document.components) });
  const toApi = (schema: unknown) => JSON.parse(JSON.stringify(closeObjects(schema)).replaceAll('"#/', '"api#/'));
  return async (name: string, response: APIResponse): Promise<string | null> => {
    const [method = "", path = ""] = name.split(" ");
    const described = document.paths[path]?.[method.toLowerCase()]?.responses[response.status()];
    if (!described) return `${name}: ${response.status()} is not described`;
    const type = response.headers()["content-type"]?.split(";")[0];
    if (!described.content) return type === undefined ? null : `${name}: has a body`;
    const content = type && described.content[type];
    if (!content) return `${name}: ${type} is not described`;
    if (type !== "application/json") return null;
    const validate = ajv.compile(toApi(content.schema));
    return validate(await response.json()) ? null : `${name}: ${ajv.errorsText(validate.errors)}`;
  };
}

type Call = { name: string; path?: string; data?: unknown; status?: number };

test("real responses are what the OpenAPI document says, refusals included", async ({ request, baseURL }) => {
  const judge = await openJudge(request);
  const [guide] = await (await request.get("/api/guides/email?limit=1")).json();
  const { entries } = await (await request.get(`/api/guides/${guide.id}/public`)).json();
  const place = entries[0].restaurant.id;
  const oembed = `/api/oembed?url=${encodeURIComponent(`${baseURL}/guide/${guide.id}`)}`;
  const faults: (string | null)[] = [];
  const call = async ({ name, path, data, status = 200 }: Call, headers: Record<string, string> = {}) => {
    const [method = "", described = ""] = name.split(" ");
    const response = await request.fetch(path ?? described, { method, data, headers });
    expect(response.status(), `${name}: ${await response.text()}`).toBe(status);
    faults.push(await judge(name, response));
    return status === 204 ? null : response;
  };

  const visitors: Call[] = [
    { name: "GET /api/restaurants/cities" },
    { name: "GET /api/guides/email" },
    { name: "GET /api/guides/email", path: "/api/guides/email?limit=none", status: 400 },
    { name: "GET /api/guides/{id}/public", path: `/api/guides/${guide.id}/public` },
    { name: "GET /api/guides/{id}/public", path: "/api/guides/none/public", status: 404 },
    { name: "GET /api/oembed", path: oembed },
    { name: "GET /api/oembed", path: `${oembed}&format=xml`, status: 501 },
    { name: "GET /feeds/{feed}", path: "/feeds/oakland.atom" },
    { name: "GET /openapi.json" },
    { name: "GET /llms.txt" },
    { name: "GET /api/health" },
    { name: "GET /api/guides", status: 401 },
    { name: "POST /api/auth/login", data: { username: "nobody", password: "nothing at all" }, status: 401 },
    { name: "POST /api/email/subscribe", data: { email: "ana@guides.example", city: "Oakland" } },
    { name: "POST /api/email/unsubscribe/{token}", path: "/api/email/unsubscribe/none", data: {}, status: 404 },
  ];
  for (const each of visitors) await call(each);

  const reader = bearer(await register(request));
  const list = await (
    await call({ name: "POST /api/lists", data: { name: "Noodles", restaurantId: place }, status: 201 }, reader)
  )?.json();
  const csv = "name,address\nNowhere at all,1 No Street\n";
  const imported = await request.post("/api/restaurants/imports?name=a.csv", {
    data: Buffer.from(csv),
    headers: { ...reader, "content-type": "text/csv" },
  });
  expect(imported.status()).toBe(201);
  faults.push(await judge("POST /api/restaurants/imports", imported));
  const readers: Call[] = [
    { name: "GET /api/auth/session" },
    { name: "GET /api/account/export" },
    { name: "GET /api/guides" },
    { name: "GET /api/guides", path: "/api/guides?includeAll=true", status: 403 },
    { name: "GET /api/guides/{id}", path: `/api/guides/${guide.id}` },
    { name: "GET /api/guides/allowance" },
    { name: "GET /api/guides/example-prompt" },
    { name: "POST /api/guides", data: { city: "Oakland", prompt: "noodles for a rainy night" } },
    { name: "POST /api/guides", data: { city: "Oakland", prompt: "" }, status: 400 },
    { name: "GET /api/restaurants/{id}", path: `/api/restaurants/${place}` },
    { name: "POST /api/restaurants/{id}/status", path: `/api/restaurants/${place}/status`, data: { status: "love" } },
    { name: "GET /api/restaurants/saved" },
    { name: "GET /api/restaurants/saved/export", path: "/api/restaurants/saved/export?format=csv" },
    { name: "GET /api/restaurants/search", path: "/api/restaurants/search?query=noodles" },
    { name: "GET /api/restaurants/search", path: "/api/restaurants/search?bounds=-122.5,37.7,-122.3,37.9" },
    { name: "POST /api/taste/near", data: { latitude: 37.795, longitude: -122.393 } },
    { name: "GET /api/lists" },
    { name: "PUT /api/lists/{id}", path: `/api/lists/${list.list.id}`, data: { order: "own" }, status: 204 },
    { name: "POST /api/lists/{id}/share", path: `/api/lists/${list.list.id}/share`, data: {} },
    { name: "GET /api/restaurants/imports" },
  ];
  for (const each of readers) await call(each, reader);

  const admin = bearer(await signInAdmin({ request }));
  const administrators: Call[] = [
    { name: "GET /api/guides", path: "/api/guides?includeAll=true" },
    { name: "GET /api/guides/{id}/generation", path: `/api/guides/${guide.id}/generation` },
    { name: "GET /api/guides/flags" },
    { name: "GET /api/guides/runs", path: "/api/guides/runs?city=Oakland" },
    { name: "GET /api/restaurants/all", path: "/api/restaurants/all?city=Berkeley" },
    { name: "GET /api/restaurants/all", path: "/api/restaurants/all?fields=points&city=Berkeley" },
    { name: "GET /api/restaurants/all", path: "/api/restaurants/all?fields=cuisines" },
    { name: "GET /api/restaurants/quadtree" },
    { name: "GET /api/scheduled-themes" },
    { name: "GET /api/editions" },
    { name: "GET /api/editions/next" },
    { name: "GET /api/jobs" },
    { name: "GET /api/admin-log" },
    { name: "GET /api/reports" },
  ];
  for (const each of administrators) await call(each, admin);
  expect(faults.filter((fault) => fault !== null)).toEqual([]);
});

test("a response that differs from the document is found", async ({ request }) => {
  const judge = await openJudge(request);
  const health = await request.get("/api/health");
  expect(await judge("GET /api/restaurants/cities", health)).toMatch(/must have required property 'cities'/);
  expect(await judge("GET /api/restaurants/cities", health)).toMatch(/must NOT have additional properties/);
  expect(await judge("GET /api/restaurants/cities", await request.get("/api/guides"))).toMatch(/401 is not described/);
});
