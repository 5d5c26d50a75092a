/** Who reads in this browser: a username, or null for a visitor. */
export type Reader = string | null;

/** A page that is kept: its path, and when the copy was made (ISO). */
export type KeptPage = { path: string; keptAt: string };

export const OFFLINE_PAGE = "/offline";
/** A copy is shown when the network has not answered by then. */
export const SLOW_MS = 4_000;
const GUIDES_MAX = 30;
const PICTURES_MAX = 300;
const BUILDS_MAX = 3;
/** A guide that is opened again by a link, without a document of its own, is asked for once in this time. */
const FRESH_MS = 10 * 60_000;
const PROFILE_FRESH_MS = 12 * 60 * 60_000;

/** Headers of a copy. */
export const KEPT_AT_HEADER = "x-kept-at";
export const TITLE_HEADER = "x-kept-title";
/** The element of a copy that says when it was made. */
export const KEPT_AT_META = "kept-at";
/** The element of the page of lists that names them. */
export const LISTS_META = "own-lists";

const STATUSES = ["love", "like", "interested", "never_again", "not_interested"];
export const PROFILE_PAGES = ["/profile", "/profile/guides", ...STATUSES.map((status) => `/profile?status=${status}`)];
export const LISTS_PAGE = "/profile/lists";
const LIST_PATH = /^\/profile\/lists\/[^/]+$/;

type Handling = "document" | "file" | "picture" | null;
type RequestTraits = { method: string; mode: string; url: string };

/** Calls, what belongs to administrators, and addresses that carry a token: the worker leaves these to the browser. */
const UNTOUCHED = /^\/(?:api|admin|debug|dev|email|unsubscribe|list)(?:\/|$)/;
const TOKENS = ["claim", "token"];

/** Covers, and the streets of small maps. */
const PICTURE = /^\/(?:cover|tiles\/[^/]+\/streets)\//;

/** What the worker does with a request. Null: nothing, as if it was not there. */
export function handlingOf({ method, mode, url }: RequestTraits, origin: string): Handling {
  const { origin: host, pathname, searchParams } = new URL(url);
  if (method !== "GET" || host !== origin) return null;
  if (pathname.startsWith("/_next/static/")) return "file";
  if (PICTURE.test(pathname)) return "picture";
  if (mode !== "navigate" || UNTOUCHED.test(pathname)) return null;
  return TOKENS.some((name) => searchParams.has(name)) ? null : "document";
}

/** The path under which a page is kept; null for pages of which no copy is made. */
export function keptPath(url: string): string | null {
  const { pathname, search } = new URL(url);
  if (/^\/guide\/[^/]+$/.test(pathname) || pathname === LISTS_PAGE || LIST_PATH.test(pathname))
    return search === "" ? pathname : null;
  return PROFILE_PAGES.includes(pathname + search) ? pathname + search : null;
}

/** Nobody but a member has such a page. */
export const isMembersPage = (path: string): boolean => path.startsWith("/profile");

type ResponseTraits = Pick<Response, "status" | "type" | "redirected" | "headers">;

export const isKeepable = ({ status, type, redirected, headers }: ResponseTraits): boolean =>
  status === 200 && type === "basic" && !redirected && /^text\/html\b/.test(headers.get("content-type") ?? "");

/** The page is gone, or no longer this reader's: its copy goes too. A server that fails says nothing about it. */
export const endsCopy = ({ status, type }: Pick<Response, "status" | "type">): boolean =>
  type === "opaqueredirect" || [401, 403, 404, 410].includes(status);

/** The page with word of when this copy was made; null for a text that is no page. */
export function stampPage(html: string, keptAt: string): string | null {
  const stamped = html.replace(/<head[^>]*>/, (head) => `${head}<meta name="${KEPT_AT_META}" content="${keptAt}"/>`);
  return stamped === html ? null : stamped;
}

/** After the title of every page: a drawing in it may have a title of its own. */
const TITLE_END = " · Kumquat";

export function titleOf(html: string): string {
  const titles = [...html.matchAll(/<title[^>]*>([^<]*)<\/title>/g)].map(([, title = ""]) => title);
  const title = titles.find((each) => each.endsWith(TITLE_END)) ?? titles[0] ?? "";
  return title
    .replace(TITLE_END, "")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replace(/&#(?:x27|39);/g, "'")
    .replaceAll("&amp;", "&");
}

/** The files of the build that a page needs. */
export const filesOf = (html: string): string[] => [
  ...new Set(html.match(/\/_next\/static\/[\w./~@%-]+\.(?:js|css|woff2)/g)),
];

/** The drawings in it. Photos come from calls, and are not kept. */
export const picturesOf = (html: string): string[] => [
  ...new Set(
    [...html.matchAll(/ src="(\/(?:cover|tiles)\/[^"]+)"/g)].map(([, path = ""]) => path.replaceAll("&amp;", "&")),
  ),
];

/** Each of a reader's lists, of which their page of lists tells the ids: without its scripts it shows none of them. */
export const listsOf = (html: string): string[] => {
  const [, ids = ""] = new RegExp(`<meta name="${LISTS_META}" content="([^"]*)"`).exec(html) ?? [];
  return ids.split(" ").flatMap((id) => (id === "" ? [] : `${LISTS_PAGE}/${id}`));
};

/** The lists that are kept and of which the page of lists no longer tells. */
export const goneLists = <P extends KeptPage>(pages: readonly P[], lists: readonly string[]): P[] =>
  pages.filter(({ path }) => LIST_PATH.test(path) && !lists.includes(path));

/** What has to go of the kept pages: guides beyond the last thirty. A reader's own pages are few. */
export const surplusPages = <P extends KeptPage>(pages: readonly P[]): P[] =>
  pages
    .filter(({ path }) => path.startsWith("/guide/"))
    .sort((a, b) => b.keptAt.localeCompare(a.keptAt))
    .slice(GUIDES_MAX);

/** Of the pictures, the oldest first. */
export const surplusPictures = <P>(pictures: readonly P[]): P[] =>
  pictures.slice(0, Math.max(0, pictures.length - PICTURES_MAX));

/** Whether a page that was opened without a document of its own should be asked for, to be kept. */
export const isDue = (path: string, keptAt: string | null, now: number): boolean =>
  keptAt === null || now - Date.parse(keptAt) > (path.startsWith("/profile") ? PROFILE_FRESH_MS : FRESH_MS);

const PAGES = "kumquat-pages";
const FILES = "kumquat-files";
export const PICTURES_CACHE = "kumquat-pictures";
export const pagesCacheName = (build: string, reader: Reader): string =>
  `${PAGES} ${build} ${encodeURIComponent(reader ?? "")}`;
export const filesCacheName = (build: string): string => `${FILES} ${build}`;
export const isPagesCache = (name: string): boolean => name.startsWith(`${PAGES} `);

/** The caches of pages that belong to anybody but this reader. */
export const othersCaches = (names: readonly string[], reader: Reader): string[] =>
  names.filter((name) => isPagesCache(name) && !name.endsWith(` ${encodeURIComponent(reader ?? "")}`));

/**
 * The caches that a new build has no use for: the files of builds of which no page is kept, and everything of builds
 * before the last three. Names come in the order in which the caches were made.
 */
export function outdatedCaches(names: readonly string[], build: string): string[] {
  const buildOf = (name: string) => name.split(" ")[1] ?? "";
  const versioned = names.filter((name) => isPagesCache(name) || name.startsWith(`${FILES} `));
  const builds = [...new Set(versioned.map(buildOf).filter((other) => other !== build)), build].slice(-BUILDS_MAX);
  const withPages = new Set([build, ...versioned.filter(isPagesCache).map(buildOf)]);
  return versioned.filter((name) => !builds.includes(buildOf(name)) || !withPages.has(buildOf(name)));
}
