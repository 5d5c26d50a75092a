import { expect, test } from "vitest";
import { z } from "zod";
import { JSON_BODY_MAX_BYTES, readBytes, readJsonBody, requireFileType, requireJsonType } from "./body";

const post = (body: BodyInit | null, type: string | null = "application/json") =>
  new Request("http://localhost/", {
    method: "POST",
    headers: type === null ? {} : { "content-type": type },
    body,
    ...(body instanceof ReadableStream && { duplex: "half" }),
  });

test("an object is read, and nothing reads as an empty one", async () => {
  await expect(readJsonBody(post('{"a":1}', "application/json; charset=utf-8"))).resolves.toEqual({ a: 1 });
  await expect(readJsonBody(post(""))).resolves.toEqual({});
});

test("whatever is no object is refused with a sentence", async () => {
  for (const body of ["[]", "null", "1", '"text"', "true"]) {
    await expect(readJsonBody(post(body))).rejects.toMatchObject({
      status: 400,
      userMessage: "The body must be a JSON object.",
    });
  }
  for (const body of ["{", "{'a':1}", "\u0000", "[".repeat(60_000)]) {
    await expect(readJsonBody(post(body))).rejects.toMatchObject({ status: 400 });
  }
});

test("what is nested deeper than anything of ours is refused, however deep", async () => {
  const nested = (depth: number) => `${'{"a":'.repeat(depth)}1${"}".repeat(depth)}`;
  await expect(readJsonBody(post(nested(64)))).resolves.toBeTypeOf("object");
  for (const depth of [65, 9_000]) {
    await expect(readJsonBody(post(nested(depth)))).rejects.toMatchObject({
      status: 400,
      userMessage: "The body is nested too deeply.",
    });
  }
});

test("what any site can post is refused by its type", async () => {
  for (const type of ["text/plain", "application/x-www-form-urlencoded", "application/jsonp", ""]) {
    await expect(readJsonBody(post("{}", type))).rejects.toMatchObject({ status: 415 });
  }
  expect(() => requireJsonType(post(null, null))).not.toThrow();
});

test("a body over the limit is refused, whether it says so or not", async () => {
  const big = JSON.stringify({ a: "x".repeat(JSON_BODY_MAX_BYTES) });
  await expect(readJsonBody(post(big))).rejects.toMatchObject({ status: 413 });
  const endless = new ReadableStream({ pull: (c) => c.enqueue(new TextEncoder().encode("x".repeat(1024))) });
  await expect(readJsonBody(post(endless))).rejects.toMatchObject({ status: 413 });
});

test("keys that name an object's inside are data", async () => {
  const body = await readJsonBody(post('{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"isAdmin":true}}}'));
  expect(z.object({ username: z.string().optional() }).parse(body)).toEqual({});
  expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
});

test("a file comes under its own type, never under one that a form can send", async () => {
  for (const type of ["application/octet-stream", "text/csv", "application/geo+json", "application/zip"]) {
    expect(() => requireFileType(post("a", type))).not.toThrow();
  }
  for (const type of ["multipart/form-data; boundary=x", "application/x-www-form-urlencoded", "TEXT/PLAIN", "", null]) {
    expect(() => requireFileType(post(new Uint8Array([1]), type))).toThrow("Send the file itself");
  }
  await expect(readBytes(post(new Uint8Array(3 * 1024 ** 2)), 2 * 1024 ** 2)).rejects.toMatchObject({
    status: 413,
    userMessage: "The body is larger than 2 MB.",
  });
});
