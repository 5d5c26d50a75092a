import { encode } from "next-auth/jwt";
import { expect, test } from "vitest";
import { readRequestClaims } from "./read-request-claims";
import { encodeToken } from "./session-token";

const secret = "a secret that is long enough for tests";
const HTTP = "http://localhost:3000";
const HTTPS = "https://kumquat.example";
const ids = { userId: crypto.randomUUID(), sessionId: crypto.randomUUID() };
const ours = await encodeToken(ids, secret);
/** As releases before the `__Host-` name made them. */
const old = await encode({ token: { sub: ids.userId, sid: ids.sessionId }, secret });
const read = (headers: Record<string, string>, appUrl = HTTPS) =>
  readRequestClaims(new Headers(headers), { appUrl, secret });

test("behind https a token comes by the `__Host-` cookie, or as a bearer", async () => {
  expect(await read({ cookie: `__Host-kumquat.session=${ours}` })).toMatchObject(ids);
  expect(await read({ authorization: `Bearer ${ours}` })).toMatchObject(ids);
});

test("behind https a plain cookie, which any subdomain can set, is refused with a current token", async () => {
  expect(await read({ cookie: `kumquat.session=${ours}` })).toBeNull();
  expect(await read({ cookie: `kumquat.session=${ours}` }, HTTP)).toMatchObject(ids);
});

test("the new name signs nobody out: an older release's plain cookie is valid until it expires", async () => {
  expect(await read({ cookie: `kumquat.session=${old}` })).toMatchObject(ids);
  expect(await read({ cookie: `__Host-kumquat.session=${ours}; kumquat.session=${old}` })).toMatchObject({
    isHostBound: true,
  });
});
