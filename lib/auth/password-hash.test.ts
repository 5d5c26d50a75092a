import { expect, test } from "vitest";
import { hashPassword, isPasswordOf, NOBODYS_HASH } from "./password-hash";

const PARAMETERS = "$argon2id$v=19$m=19456,t=2,p=1$";

test("a password is hashed with argon2id at OWASP's parameters, and so is nobody's", async () => {
  expect(await hashPassword("kumquat")).toContain(PARAMETERS);
  expect(NOBODYS_HASH).toContain(PARAMETERS);
});

test("only the password itself opens its hash, however the keyboard encodes it", async () => {
  const hash = await hashPassword("caf\u00e9 noir");
  expect(await isPasswordOf(hash, "cafe\u0301 noir")).toBe(true);
  expect(await isPasswordOf(hash, "cafe noir")).toBe(false);
  expect(await isPasswordOf(undefined, "cafe noir")).toBe(false);
});
