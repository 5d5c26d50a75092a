import { claimPaths } from "@/lib/mail/links/claim-paths";

/** The pages whose address holds what a link led to, and which a sign-in therefore leads back to. */
const RETURN_PAGES = ["/map"];

type Address = { pathname: string; search: string };

/** Where a visitor signs in: with the way back, where a link has led them to something in particular. */
export const loginPath = ({ pathname, search }: Address): string =>
  RETURN_PAGES.includes(pathname) && search !== "" ? withReturnPath("/login", pathname + search) : "/login";

const withReturnPath = (path: string, next: string): string => `${path}?next=${encodeURIComponent(next)}`;

/** The paths of the sign-in: with the claim of a message's link, or with a way back, or plain. */
export const signInPaths = ({ claim, next }: { claim?: string | undefined; next?: string | undefined }) =>
  claim !== undefined || next === undefined
    ? claimPaths(claim)
    : { login: withReturnPath("/login", next), register: withReturnPath("/register", next), afterEntry: next };

/** The way back that an address of the sign-in asks for; undefined unless it is one of those pages of ours. */
export function parseReturnPath(value: string | string[] | undefined): string | undefined {
  if (typeof value !== "string" || !URL.canParse(value, ORIGIN)) return undefined;
  const { origin, pathname, search } = new URL(value, ORIGIN);
  return origin === ORIGIN && RETURN_PAGES.includes(pathname) ? pathname + search : undefined;
}

/** Of no site: a path of another one does not have it. */
const ORIGIN = "http://this.invalid";
