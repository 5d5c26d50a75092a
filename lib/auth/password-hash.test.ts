import { expect, test } from "vitest";
import { DUMMY_HASH, hashPassword, verifyPassword } from "./password-hash";

const PARAMETERS = "$argon2id$v=19$m=19456,t=2,p=1$";

test("a password is hashed with argon2id at OWASP's parameters, and so is the dummy", async () => {
  expect(await hashPassword("kumquat")).toContain(PARAMETERS);
  expect(DUMMY_HASH).toContain(PARAMETERS);
});

test("only the password itself matches its hash, however the keyboard encodes it", async () => {
  const hash = await hashPassword("caf\u00e9 noir");
  expect(await verifyPassword(hash, "cafe\u0301 noir")).toBe(true);
  expect(await verifyPassword(hash, "cafe noir")).toBe(false);
  for (const unreadable of [undefined, "", "cafe noir"])
    expect(await verifyPassword(unreadable, "cafe noir")).toBe(false);
});
