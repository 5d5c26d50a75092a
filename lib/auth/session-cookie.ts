import { env } from "../env";
import { SESSION_DAYS } from "./session-token";
import { SIGNED_IN_COOKIE } from "./signed-in-cookie";

/** Pinned, whatever the scheme: one session, one cookie. Read by nobody but the server. */
export const SESSION_COOKIE = "kumquat.session";

const MAX_AGE_SECONDS = SESSION_DAYS * 24 * 60 * 60;

export function sessionCookie(headers: Headers): string | null {
  for (const part of (headers.get("cookie") ?? "").split(";")) {
    const [name, value] = part.trim().split("=", 2);
    if (name === SESSION_COOKIE && value) return value;
  }
  return null;
}

/** Adds the session to an answer, and beside it the mark by which pages know that there is one. */
export function setSessionCookie(answer: Response, token: string, appUrl = env().APP_URL): Response {
  answer.headers.append("set-cookie", cookie(SESSION_COOKIE, token, MAX_AGE_SECONDS, appUrl, "; HttpOnly"));
  answer.headers.append("set-cookie", cookie(SIGNED_IN_COOKIE, "1", MAX_AGE_SECONDS, appUrl));
  return answer;
}

export function clearSessionCookie(answer: Response, appUrl = env().APP_URL): Response {
  answer.headers.append("set-cookie", cookie(SESSION_COOKIE, "", 0, appUrl, "; HttpOnly"));
  answer.headers.append("set-cookie", cookie(SIGNED_IN_COOKIE, "", 0, appUrl));
  return answer;
}

function cookie(name: string, value: string, maxAgeSeconds: number, appUrl: string, extra = ""): string {
  const secure = appUrl.startsWith("https:") ? "; Secure" : "";
  return `${name}=${value}; Path=/; Max-Age=${maxAgeSeconds}; SameSite=Lax${secure}${extra}`;
}
