import { expect, test } from "vitest";
import { clearSessionCookie, SESSION_COOKIE, sessionCookie, setSessionCookie } from "./session-cookie";

const cookiesOf = (answer: Response) => answer.headers.getSetCookie();

test("the session's cookie is for the server alone, and Secure over https", () => {
  const [session, mark] = cookiesOf(setSessionCookie(new Response(), "token", "http://localhost:3000"));
  expect(session).toBe("kumquat.session=token; Path=/; Max-Age=2592000; SameSite=Lax; HttpOnly");
  expect(mark).toBe("kumquat.signed-in=1; Path=/; Max-Age=2592000; SameSite=Lax");
  const secure = cookiesOf(setSessionCookie(new Response(), "token", "https://kumquat.example"));
  expect(secure.every((cookie) => cookie.includes("; Secure"))).toBe(true);
});

test("clearing ends both", () => {
  const cleared = cookiesOf(clearSessionCookie(new Response(), "http://localhost:3000"));
  expect(cleared.map((cookie) => cookie.split("; ")[2])).toEqual(["Max-Age=0", "Max-Age=0"]);
});

test("it is found among others", () => {
  const read = (cookie: string) => sessionCookie(new Headers({ cookie }));
  expect(read(`a=b; ${SESSION_COOKIE}=abc.def; c=d`)).toBe("abc.def");
  expect(read(`x${SESSION_COOKIE}=abc`)).toBeNull();
  expect(read(`${SESSION_COOKIE}=`)).toBeNull();
  expect(sessionCookie(new Headers())).toBeNull();
});
