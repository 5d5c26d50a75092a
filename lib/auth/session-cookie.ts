import { env } from "../env";
import { SESSION_DAYS } from "./session-token";
import { SIGNED_IN_COOKIE } from "./signed-in-cookie";

/** Where APP_URL is plain http, which is a laptop. Read by nobody but the server. */
export const SESSION_COOKIE = "kumquat.session";
/** Behind https: browsers take it from this very host alone, so that no subdomain can hand one in. */
export const HOST_SESSION_COOKIE = `__Host-${SESSION_COOKIE}`;

const MAX_AGE_SECONDS = SESSION_DAYS * 24 * 60 * 60;

/** The session's token, and whether it came by the name that anybody beside our host could have set. */
export type CookieToken = { token: string; isByPlainName: boolean };

/** What the request has of the session's cookie. The plain name counts only where the other one is not there. */
export function findCookieToken(headers: Headers, appUrl?: string): CookieToken | null {
  const cookies = readCookies(headers.get("cookie") ?? "");
  const [host, plain] = [cookies.get(HOST_SESSION_COOKIE), cookies.get(SESSION_COOKIE)];
  if (!host && !plain) return null;
  const isSecure = isHttps(appUrl ?? env().APP_URL);
  if (isSecure && host) return { token: host, isByPlainName: false };
  return plain ? { token: plain, isByPlainName: isSecure } : null;
}

export const sessionCookie = (headers: Headers, appUrl?: string): string | null =>
  findCookieToken(headers, appUrl)?.token ?? null;

/** Adds the session to an answer, and beside it the mark by which pages know that there is one. */
export function setSessionCookie(answer: Response, token: string, appUrl = env().APP_URL): Response {
  const name = isHttps(appUrl) ? HOST_SESSION_COOKIE : SESSION_COOKIE;
  answer.headers.append("set-cookie", cookie(name, token, MAX_AGE_SECONDS, appUrl, "; HttpOnly"));
  answer.headers.append("set-cookie", cookie(SIGNED_IN_COOKIE, "1", MAX_AGE_SECONDS, appUrl));
  if (isHttps(appUrl)) answer.headers.append("set-cookie", cookie(SESSION_COOKIE, "", 0, appUrl, "; HttpOnly"));
  return answer;
}

export function clearSessionCookie(answer: Response, appUrl = env().APP_URL): Response {
  const names = isHttps(appUrl) ? [HOST_SESSION_COOKIE, SESSION_COOKIE] : [SESSION_COOKIE];
  for (const name of names) answer.headers.append("set-cookie", cookie(name, "", 0, appUrl, "; HttpOnly"));
  answer.headers.append("set-cookie", cookie(SIGNED_IN_COOKIE, "", 0, appUrl));
  return answer;
}

const isHttps = (appUrl: string) => appUrl.startsWith("https:");

/** The first value of each name. Only plain spaces are cut: with others before it, a name is one that anybody may set. */
function readCookies(header: string): Map<string, string> {
  const cookies = new Map<string, string>();
  for (const part of header.split(";")) {
    const [name = "", value = ""] = part.replace(/^[ \t]+|[ \t]+$/g, "").split("=", 2);
    if (value && !cookies.has(name)) cookies.set(name, value);
  }
  return cookies;
}

function cookie(name: string, value: string, maxAgeSeconds: number, appUrl: string, extra = ""): string {
  const secure = isHttps(appUrl) ? "; Secure" : "";
  return `${name}=${value}; Path=/; Max-Age=${maxAgeSeconds}; SameSite=Lax${secure}${extra}`;
}
