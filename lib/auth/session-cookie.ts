import { HOST_SIGNED_IN_COOKIE, SIGNED_IN_COOKIE } from "@/lib/contracts/signed-in-cookie";
import { DAY_SECONDS } from "@/lib/core/durations";
import { env } from "@/lib/core/env";
import { SESSION_DAYS } from "./session-token";

/** Where APP_URL is plain http, which is a laptop. Only the server can read it. */
export const SESSION_COOKIE = "kumquat.session";
/** Behind https: browsers accept it only from this very host, so no subdomain can inject one. */
export const HOST_SESSION_COOKIE = `__Host-${SESSION_COOKIE}`;

const MAX_AGE_SECONDS = SESSION_DAYS * DAY_SECONDS;

/** The session's token, and whether it came in the unprefixed cookie, which a subdomain could have set. */
type CookieToken = { token: string; isUnprefixed: boolean };

/** The session cookie of a request. The plain name counts only if the other is missing. */
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

/** Adds the session cookie to a response, and beside it a flag that tells pages that there is one. */
export function setSessionCookie(response: Response, token: string, appUrl = env().APP_URL): Response {
  const [session, flag] = isHttps(appUrl) ? HOST_NAMES : PLAIN_NAMES;
  response.headers.append("set-cookie", serializeCookie(session, token, MAX_AGE_SECONDS, appUrl, "; HttpOnly"));
  response.headers.append("set-cookie", serializeCookie(flag, "1", MAX_AGE_SECONDS, appUrl));
  return isHttps(appUrl) ? clear(response, PLAIN_NAMES, appUrl) : response;
}

export function clearSessionCookie(response: Response, appUrl = env().APP_URL): Response {
  return clear(response, isHttps(appUrl) ? [...HOST_NAMES, ...PLAIN_NAMES] : PLAIN_NAMES, appUrl);
}

const PLAIN_NAMES = [SESSION_COOKIE, SIGNED_IN_COOKIE] as const;
const HOST_NAMES = [HOST_SESSION_COOKIE, HOST_SIGNED_IN_COOKIE] as const;

function clear(response: Response, names: readonly string[], appUrl: string): Response {
  for (const name of names) response.headers.append("set-cookie", serializeCookie(name, "", 0, appUrl));
  return response;
}

const isHttps = (appUrl: string) => appUrl.startsWith("https:");

/** The first value of each name. Only plain spaces are trimmed: after other characters it is a different name. */
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
