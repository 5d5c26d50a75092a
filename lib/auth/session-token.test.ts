import { createCipheriv, hkdfSync, randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { decodeToken, encodeToken } from "./session-token";

const secret = "a secret that is long enough for tests";
const ids = { userId: crypto.randomUUID(), sessionId: crypto.randomUUID() };

test("a token names its session, only to whoever has the secret", async () => {
  const token = await encodeToken(ids, secret);
  expect(await decodeToken(token, secret)).toEqual({ ...ids, isHostBound: true });
  expect(await decodeToken(token, "another secret of good length")).toBeNull();
});

test("only the one algorithm that tokens use is accepted, even under the right key", async () => {
  expect(await decodeToken(wrapped({ alg: "A256KW", enc: "A256GCM" }), secret)).toBeNull();
  for (const head of ["{}", "null", "[]", "no JSON", '{"alg":"none"}']) {
    expect(await decodeToken(`${base64(head)}....`, secret)).toBeNull();
  }
});

const base64 = (text: string | Buffer) => Buffer.from(text).toString("base64url");

/** A valid token in all but its algorithm: its content key is wrapped instead of being the secret's. */
function wrapped(head: object): string {
  const ours = Buffer.from(hkdfSync("sha256", secret, "", "NextAuth.js Generated Encryption Key", 32));
  const key = randomBytes(32);
  const wrap = createCipheriv("id-aes256-wrap", ours, Buffer.alloc(8, 0xa6));
  const wrappedKey = Buffer.concat([wrap.update(key), wrap.final()]);
  const protectedHead = base64(JSON.stringify(head));
  const iv = randomBytes(12);
  const cipher = createCipheriv("aes-256-gcm", key, iv).setAAD(Buffer.from(protectedHead));
  const claims = { sub: ids.userId, sid: ids.sessionId, exp: Math.floor(Date.now() / 1000) + 3600 };
  const sealed = Buffer.concat([cipher.update(JSON.stringify(claims)), cipher.final()]);
  return [protectedHead, ...[wrappedKey, iv, sealed, cipher.getAuthTag()].map(base64)].join(".");
}
