import { type MarkIntent, markParams } from "@/lib/contracts/mark-intent";
import type { Claim } from "@/lib/contracts/subscriber";
import { withParams } from "@/lib/core/with-params";
import { claimPaths } from "@/lib/mail/links/claim-paths";
import { markReason } from "./mark-reason";

/** What no sign-in leads back to: calls, files, the sign-in itself, and links that carry tokens. */
const REFUSED = /^\/(?:api|_next|login|register|email|unsubscribe|dev|landing|tiles|cover|feeds)(?:[/.]|$)|\.\w+$/;

/** The page that was asked for, as the proxy tells it to those that read the session: Next gives a page no URL. */
export const PAGE_HEADER = "x-kumquat-page";

type Address = { pathname: string; search: string };

/** Where a visitor signs in, with the way back. */
export const loginPath = ({ pathname, search }: Address): string => withParams("/login", { next: pathname + search });

/** Where whoever asked for a page signs in, with the way back where a sign-in may lead there. */
export function loginPathFrom(page: string | null): string {
  const next = parseReturnPath(page ?? undefined);
  return next === undefined ? "/login" : withParams("/login", { next });
}

type Origin = { claim?: string | undefined; next?: string | undefined; mark?: MarkIntent | undefined };

/** The paths of the sign-in: with the claim of a message's link, or with a way back and a mark to make, or plain. */
export function signInPaths({ claim, next, mark }: Origin) {
  if (claim !== undefined || (next === undefined && mark === undefined)) return claimPaths(claim);
  const params = { ...(next !== undefined && { next }), ...(mark && markParams(mark)) };
  return {
    login: withParams("/login", params),
    register: withParams("/register", params),
    afterEntry: next ?? "/",
  };
}

/** The way back that an address of the sign-in asks for; undefined unless it is a page of ours. */
export function parseReturnPath(value: string | string[] | undefined): string | undefined {
  if (typeof value !== "string" || !value.startsWith("/") || !URL.canParse(value, ORIGIN)) return undefined;
  const { origin, pathname, search, hash } = new URL(value, ORIGIN);
  // A path that begins with two slashes would be another host.
  if (origin !== ORIGIN || pathname.startsWith("//") || REFUSED.test(decoded(pathname))) return undefined;
  return pathname + search + hash;
}

/**
 * Where a reader comes from who pressed a link to the sign-in before the page's scripts could add the way back, as their
 * browser tells it ("Referer"); undefined for the landing page, which it leads to anyway, and for other sites.
 */
export function returnPathFromReferer(referer: string | null, appUrl: string): string | undefined {
  if (referer === null || !URL.canParse(referer)) return undefined;
  const { origin, pathname, search } = new URL(referer);
  return origin === new URL(appUrl).origin && pathname !== "/" ? parseReturnPath(pathname + search) : undefined;
}

/** As a server might read it; one that can't be read is refused, like a call. */
function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname).toLowerCase();
  } catch {
    return "/api";
  }
}

/** Of no site: a path of another one does not have it. */
const ORIGIN = "http://this.invalid";

const REASONS: readonly [start: string, reason: string][] = [
  ["/map", "Sign in to see your map."],
  ["/discover", "Sign in to see every guide."],
  ["/profile", "Sign in to see your profile."],
  ["/admin", "Sign in to see the editors' pages."],
  ["/debug", "Sign in to see the editors' pages."],
];

type Reason = Omit<Origin, "claim"> & { /** What a message's link brings. */ claimed?: Claim | null };

/** Why somebody who came from elsewhere is asked to sign in; `markedName` is the name of what they marked. */
export function signInReason({ claimed, next, mark }: Reason, markedName: string | null = null): string | null {
  if (mark) return markReason("Sign in", mark, markedName);
  if (claimed) return claimed.preferences.length > 0 ? "Sign in to keep your pick." : "Sign in to link your address.";
  if (!next) return null;
  if (new URL(next, ORIGIN).searchParams.has("wish")) return "Sign in to have your guide made.";
  const [, reason] = REASONS.find(([start]) => next.startsWith(start)) ?? [];
  return reason ?? "Sign in to go on where you were.";
}
