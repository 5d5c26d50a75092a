import { createRequire } from "node:module";
import type NextCache from "next/dist/server/lib/incremental-cache/file-system-cache.js";
import type { ChangedTags } from "../lib/web/changed-tags.ts";

const path = "next/dist/server/lib/incremental-cache/file-system-cache.js";
const { default: Storage } = createRequire(import.meta.url)(path) as { default: typeof NextCache };

type Key = Parameters<NextCache["get"]>[0];
type Context = Parameters<NextCache["get"]>[1];
type Stored = NonNullable<Awaited<ReturnType<NextCache["get"]>>>;
type Shared = typeof globalThis & {
  kumquatChangedTags?: ChangedTags;
  /** What a page's text is kept as, and its policy (lib/http/provide-page-finish.ts). */
  kumquatFinishPage?: (html: string, status?: number) => { html: string; policy: string };
};

const POLICY_HEADER = "content-security-policy";
const TAGS_HEADER = "x-next-cache-tags";
/** Next's own tags, which name the page's address: pages made by the build have no others. */
const OF_ADDRESS = /^_N_T_/;
/** A page that has not been made by then never will be. */
const RENDERING_MAX_MS = 60_000;

/** Where the compiled application leaves what it knows (instrumentation.ts). A build has none. */
const shared = globalThis as Shared;
const changedTags = () => shared.kumquatChangedTags;

/** When the making of what is stored began: it may lack what was changed later, though it was stored after that. */
const begunAt = new WeakMap<object, number>();
/** What is being made, since when. */
const making = new Map<string, number>();

/**
 * Next's own cache in memory, which serves nothing that another process has changed. Each page is kept in ASCII, and with
 * the policy that names its inline scripts. Next makes a cache for each request, from its configuration alone: it runs wherever Next runs.
 */
export default class PageCache extends Storage {
  override async get(key: Key, context: Context): Promise<Stored | null> {
    const refreshed = changedTags()?.refresh();
    if (refreshed) await refreshed;
    const stored = await super.get(key, context);
    if (stored && !hasChanged(stored, context)) {
      if (isDue(stored, context)) begin(key);
      // Pages that the build has made come from its files, unfinished.
      finish(stored.value);
      return stored;
    }
    begin(key);
    return null;
  }

  override async set(...[key, data, context]: Parameters<NextCache["set"]>): Promise<void> {
    if (data) begunAt.set(data, making.get(key) ?? performance.now());
    making.delete(key);
    // Next goes on with this very entry, so that the first answer has the policy too.
    finish(data);
    await super.set(key, data, context);
  }

  /** For the process that made the change; the others read it from the database. */
  override async revalidateTag(tags: string | string[]): Promise<void> {
    changedTags()?.add([tags].flat());
  }
}

/** Where Next looks for a cache if its configuration names none. */
const PROVIDED = Symbol.for("@next/cache-handlers");

/**
 * Gives Next the cache itself, before it is loaded. By its path in the configuration, as other servers have it, it would
 * be resolved and imported twice at every request.
 */
export function providePageCache(): void {
  Object.assign(globalThis, { [PROVIDED]: { FetchCache: PageCache } });
}

function hasChanged({ value, lastModified }: Stored, context: Context): boolean {
  const since = (value && begunAt.get(value)) ?? lastModified - performance.timeOrigin;
  return changedTags()?.haveChanged(tagsOf(value, context), since) ?? false;
}

function tagsOf(value: Stored["value"], context: Context): string[] {
  if (context.kind === "FETCH") return context.tags ?? [];
  const header = value && "headers" in value ? value.headers?.[TAGS_HEADER] : undefined;
  return typeof header === "string" ? header.split(",").filter((tag) => !OF_ADDRESS.test(tag)) : [];
}

/** Whether Next makes it anew while it serves this. */
function isDue({ value, lastModified, cacheControl }: Stored, context: Context): boolean {
  const own = value && "revalidate" in value ? value.revalidate : cacheControl?.revalidate;
  const seconds = context.kind === "FETCH" ? (context.revalidate ?? own) : own;
  return typeof seconds === "number" && Date.now() - lastModified > seconds * 1_000;
}

function begin(key: string): void {
  const now = performance.now();
  for (const [other, since] of making) {
    if (now - since < RENDERING_MAX_MS) break;
    making.delete(other);
  }
  if (!making.has(key)) making.set(key, now);
}

function finish(value: Stored["value"]): void {
  const finishPage = shared.kumquatFinishPage;
  if (!finishPage || value?.kind !== "APP_PAGE" || value.headers?.[POLICY_HEADER] !== undefined) return;
  const { html, policy } = finishPage(value.html, value.status);
  Object.assign(value, { html, headers: { ...value.headers, [POLICY_HEADER]: policy } });
}
