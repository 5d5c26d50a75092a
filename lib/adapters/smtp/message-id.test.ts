import { createHmac } from "node:crypto";
import { expect, test } from "vitest";
import { isOurMessageId, makeMessageId } from "./message-id";

const deriveBy = (secret: string) => (words: string) => createHmac("sha256", secret).update(words).digest("base64url");
const derive = deriveBy("ours");
const ID = makeMessageId(derive, "2f6b9a52-9a68-4a33-9f4e-6f3f0a6f0001", "Ana@example.com", "guides.example");

test("a key and an address always make the same id, and it is known again for this address alone", () => {
  expect(ID).toMatch(/^<[\w-]{22}\.[\w-]{22}@guides\.example>$/);
  expect(makeMessageId(derive, "2f6b9a52-9a68-4a33-9f4e-6f3f0a6f0001", "ana@example.com", "guides.example")).toBe(ID);
  expect(isOurMessageId(derive, ID, "ana@example.com")).toBe(true);
  expect(isOurMessageId(derive, ID.slice(1, -1), "ANA@example.com")).toBe(true);
  expect(isOurMessageId(derive, ID, "ben@example.com")).toBe(false);
});

test.each([
  ["another key", ID.replace(/^<[^.]+/, "<aaaaaaaaaaaaaaaaaaaaaa")],
  ["another proof", makeMessageId(deriveBy("theirs"), "key", "ana@example.com", "guides.example")],
  ["no proof", ID.replace(/\..*@/, "@")],
  ["nothing", ""],
])("an id with %s is not ours", (_, id) => {
  expect(isOurMessageId(derive, id, "ana@example.com")).toBe(false);
});
