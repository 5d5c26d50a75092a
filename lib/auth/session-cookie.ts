import { HOST_SIGNED_IN_COOKIE, SIGNED_IN_COOKIE } from "@/lib/contracts/signed-in-cookie";
import { DAY_SECONDS } from "@/lib/core/durations";
import { env } from "@/lib/core/env";
import { SESSION_DAYS } from "./session-token";

/** Where APP_URL is plain http, which is a laptop. Read by nobody but the server. */
export const SESSION_COOKIE = "kumquat.session";
/** Behind https: browsers take it from this very host alone, so that no subdomain can hand one in. */
export const HOST_SESSION_COOKIE = `__Host-${SESSION_COOKIE}`;

const MAX_AGE_SECONDS = SESSION_DAYS * DAY_SECONDS;

/** The session's token, and whether it came by the name that anybody beside our host could have set. */
export type CookieToken = { token: string; isUnprefixed: boolean };

/** What the request has of the session's cookie. The plain name counts only where the other one is not there. */
export function findCookieToken(headers: Headers, appUrl?: string): CookieToken | null {
  const cookies = parseCookies(headers.get("cookie") ?? "");
  const [host, plain] = [cookies.get(HOST_SESSION_COOKIE), cookies.get(SESSION_COOKIE)];
  if (!host && !plain) return null;
  const isSecure = isHttps(appUrl ?? env().APP_URL);
  if (isSecure && host) return { token: host, isUnprefixed: false };
  return plain ? { token: plain, isUnprefixed: isSecure } : null;
}

export const cookieToken = (headers: Headers, appUrl?: string): string | null =>
  findCookieToken(headers, appUrl)?.token ?? null;

/** Adds the session to an answer, and beside it the mark by which pages know that there is one. */
export function setSessionCookie(answer: Response, token: string, appUrl = env().APP_URL): Response {
  const [session, mark] = isHttps(appUrl) ? HOST_NAMES : PLAIN_NAMES;
  answer.headers.append("set-cookie", serializeCookie(session, token, MAX_AGE_SECONDS, appUrl, "; HttpOnly"));
  answer.headers.append("set-cookie", serializeCookie(mark, "1", MAX_AGE_SECONDS, appUrl));
  return isHttps(appUrl) ? clear(answer, PLAIN_NAMES, appUrl) : answer;
}

export function clearSessionCookie(answer: Response, appUrl = env().APP_URL): Response {
  return clear(answer, isHttps(appUrl) ? [...HOST_NAMES, ...PLAIN_NAMES] : PLAIN_NAMES, appUrl);
}

const PLAIN_NAMES = [SESSION_COOKIE, SIGNED_IN_COOKIE] as const;
const HOST_NAMES = [HOST_SESSION_COOKIE, HOST_SIGNED_IN_COOKIE] as const;

function clear(answer: Response, names: readonly string[], appUrl: string): Response {
  for (const name of names) answer.headers.append("set-cookie", serializeCookie(name, "", 0, appUrl));
  return answer;
}

const isHttps = (appUrl: string) => appUrl.startsWith("https:");

/** The first value of each name. Only plain spaces are cut: with others before it, a name is one that anybody may set. */
function parseCookies(header: string): Map<string, string> {
  const cookies = new Map<string, string>();
  for (const part of header.split(";")) {
    const [name = "", value = ""] = part.replace(/^[ \t]+|[ \t]+$/g, "").split("=", 2);
    if (value && !cookies.has(name)) cookies.set(name, value);
  }
  return cookies;
}

function serializeCookie(name: string, value: string, maxAgeSeconds: number, appUrl: string, extra = ""): string {
  const secure = isHttps(appUrl) ? "; Secure" : "";
  return `${name}=${value}; Path=/; Max-Age=${maxAgeSeconds}; SameSite=Lax${secure}${extra}`;
}
