import {
  isPagesCache,
  KEPT_AT_HEADER,
  type KeptPage,
  othersCaches,
  outdatedCaches,
  type Reader,
  surplusPages,
  TITLE_HEADER,
} from "./offline-rules";

/** A page in the browser's caches, read by pages and by the worker alike. */
export type StoredPage = KeptPage & { title: string; cacheName: string };

/** The copies in this browser, the newest first. */
export async function listKeptPages(storage: CacheStorage): Promise<StoredPage[]> {
  const pages: StoredPage[] = [];
  for (const cacheName of (await storage.keys()).filter(isPagesCache)) {
    const cache = await storage.open(cacheName);
    for (const request of await cache.keys()) {
      const { pathname, search } = new URL(request.url);
      const headers = (await cache.match(request))?.headers;
      const keptAt = headers?.get(KEPT_AT_HEADER) ?? "";
      pages.push({
        path: pathname + search,
        keptAt,
        title: decodeURIComponent(headers?.get(TITLE_HEADER) ?? ""),
        cacheName,
      });
    }
  }
  return pages.sort((a, b) => b.keptAt.localeCompare(a.keptAt));
}

/** Deletes every copy that was made for anybody else. */
export async function deleteOthersPages(storage: CacheStorage, reader: Reader): Promise<void> {
  await Promise.all(othersCaches(await storage.keys(), reader).map((name) => storage.delete(name)));
}

/** Deletes a page's copies, in all caches or in all but one. */
export async function deletePage(storage: CacheStorage, path: string, except?: string): Promise<void> {
  for (const name of (await storage.keys()).filter(isPagesCache)) {
    if (name !== except) await (await storage.open(name)).delete(path);
  }
}

/** Holds the copies to their bounds: guides, builds, and the files of builds of which nothing is left. */
export async function tidyCaches(storage: CacheStorage, build: string): Promise<void> {
  for (const { path } of surplusPages(await listKeptPages(storage))) await deletePage(storage, path);
  for (const name of (await storage.keys()).filter(isPagesCache)) {
    if ((await (await storage.open(name)).keys()).length === 0) await storage.delete(name);
  }
  await Promise.all(outdatedCaches(await storage.keys(), build).map((name) => storage.delete(name)));
}
