import { deleteOthersPages, deletePage, listKeptPages, tidyCaches } from "./kept-pages";
import {
  endsCopy,
  filesCacheName,
  filesOf,
  goneLists,
  handlingOf,
  isDue,
  isKeepable,
  isMembersPage,
  isPagesCache,
  KEPT_AT_HEADER,
  keptPath,
  LISTS_PAGE,
  listsOf,
  OFFLINE_PAGE,
  PICTURES_CACHE,
  PROFILE_PAGES,
  pagesCacheName,
  picturesOf,
  type Reader,
  SLOW_MS,
  stampPage,
  surplusPictures,
  TITLE_HEADER,
  titleOf,
} from "./offline-rules";
import type { FetchEvent, OfflineMessage, WorkerScope } from "./worker-scope";

/* Served as one script (lib/web/service-worker-script.ts). It asks for nothing ahead: a link that works once must not. */
declare const self: WorkerScope;
declare const BUILD: string;

const FETCH_MS = 30_000;
const HELD_MAX = 5;

type Document = { html: string; headers: Headers };

/** As the pages last said; undefined until one has. Nothing is kept for anybody else. */
let reader: Reader | undefined;
/** Of two copies of a page the one that was asked for later stays. */
let copying: Promise<void> = Promise.resolve();
/** The documents that pages were just opened with, by page, until they say for whom. */
const held = new Map<string, { path: string; document: Promise<Document> }>();

self.addEventListener("install", (event) => event.waitUntil(install()));
self.addEventListener("activate", (event) =>
  event.waitUntil(Promise.all([tidyCaches(caches, BUILD), self.clients.claim()])),
);
self.addEventListener("fetch", (event) => {
  const handling = handlingOf(event.request, self.location.origin);
  if (handling === "document") event.respondWith(answerDocument(event));
  if (handling === "file") event.respondWith(answerFile(event));
  if (handling === "picture") event.respondWith(answerPicture(event.request));
});
self.addEventListener("message", (event) => event.waitUntil(receive(event.data, event.source?.id ?? "")));

async function install(): Promise<void> {
  const response = await ask(OFFLINE_PAGE);
  if (!isKeepable(response)) throw new Error(`The page for when there is no connection answered ${response.status}.`);
  const document = await readDocument(response);
  await keepFiles(document.html);
  const files = await caches.open(filesCacheName(BUILD));
  await files.put(OFFLINE_PAGE, new Response(document.html, { headers: document.headers }));
  await self.skipWaiting();
}

/** From the network; the copy when it fails or takes too long. */
async function answerDocument(event: FetchEvent): Promise<Response> {
  const path = keptPath(event.request.url);
  const network = fetch(event.request).then((response) => {
    if (path !== null && endsCopy(response)) event.waitUntil(deletePage(caches, path));
    if (path !== null && isKeepable(response)) hold(event.resultingClientId, path, readDocument(response.clone()));
    return response;
  });
  const copy = path === null ? Promise.resolve(undefined) : findCopy(path).catch(() => undefined);
  try {
    return await Promise.race([network, copyWhenSlow(copy)]);
  } catch (error) {
    const page = (await copy) ?? (await caches.match(OFFLINE_PAGE, { cacheName: filesCacheName(BUILD) }));
    if (page) return page;
    throw error;
  }
}

const copyWhenSlow = (copy: Promise<Response | undefined>): Promise<Response> =>
  new Promise((show) => setTimeout(() => copy.then((page) => page && show(page)), SLOW_MS));

function hold(page: string, path: string, document: Promise<Document>): void {
  document.catch(() => {});
  held.set(page, { path, document });
  for (const oldest of held.keys()) if (held.size > HELD_MAX) held.delete(oldest);
}

async function findCopy(path: string): Promise<Response | undefined> {
  for (const cacheName of (await caches.keys()).filter(isPagesCache)) {
    const copy = await caches.match(path, { cacheName });
    if (copy) return copy;
  }
}

/** Files never change under their names. What can't be stored is passed on all the same. */
async function answerFile(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const kept = await caches.match(request.url).catch(() => undefined);
  if (kept) return kept;
  const response = await fetch(request);
  if (response.status === 200) event.waitUntil(storeFile(request.url, response.clone()));
  return response;
}

const storeFile = async (url: string, response: Response): Promise<void> =>
  (await caches.open(filesCacheName(BUILD))).put(url, response);

const answerPicture = async (request: Request): Promise<Response> =>
  (await caches.match(request.url, { cacheName: PICTURES_CACHE })) ?? fetch(request);

/** Who reads here counts at once, also for what is still being kept; copies are made one message after the other. */
async function receive(message: OfflineMessage, page: string): Promise<void> {
  reader = message.reader;
  await deleteOthersPages(caches, message.reader);
  const { opened } = message;
  if (opened === undefined) return;
  copying = copying.catch(() => {}).then(() => keepCopies({ ...message, opened }, page));
  await copying;
}

async function keepCopies(message: OfflineMessage & { opened: string }, page: string): Promise<void> {
  const { reader: now, opened, hasChanged = false, changedLists = [] } = message;
  if (reader !== now) return;
  const path = keptPath(new URL(opened, self.location.origin).href);
  // Whoever has signed out leaves a page behind that is nobody's any more.
  if (path !== null && (now !== null || !isMembersPage(path))) {
    const opening = held.get(page);
    held.delete(page);
    // The page may have gone on to another path since, or been changed.
    const document = opening?.path === path && !hasChanged ? await opening.document.catch(() => null) : null;
    if (document) await keepDocument(path, now, document);
    else await keepWhenDue(path, now, hasChanged);
  }
  if (now === null) return;
  for (const own of PROFILE_PAGES) await keepWhenDue(own, now, hasChanged && own === PROFILE_PAGES[0]);
  // What was opened has just been kept.
  await keepLists(
    now,
    changedLists.flatMap((list) => [list, LISTS_PAGE]).filter((changed) => changed !== path),
  );
}

/** The page of lists, and each list that it tells of. */
async function keepLists(forReader: Reader, changed: readonly string[]): Promise<void> {
  await keepWhenDue(LISTS_PAGE, forReader, changed.includes(LISTS_PAGE));
  const copy = await findCopy(LISTS_PAGE);
  if (!copy) return;
  const lists = listsOf(await copy.text());
  for (const { path } of goneLists(await listKeptPages(caches), lists)) await deletePage(caches, path);
  for (const list of lists) await keepWhenDue(list, forReader, changed.includes(list));
}

async function keepWhenDue(path: string, forReader: Reader, hasChanged: boolean): Promise<void> {
  const known = (await findCopy(path))?.headers.get(KEPT_AT_HEADER) ?? null;
  if (!hasChanged && !isDue(path, known, Date.now())) return;
  const response = await ask(path).catch(() => null);
  if (response === null) return;
  if (endsCopy(response)) await deletePage(caches, path);
  if (isKeepable(response)) await keepDocument(path, forReader, await readDocument(response));
}

/** Keeps a copy, unless somebody else has come while it was fetched. */
async function keepDocument(path: string, forReader: Reader, { html, headers }: Document): Promise<void> {
  const keptAt = new Date().toISOString();
  const page = stampPage(html, keptAt);
  if (page === null || reader !== forReader) return;
  await keepFiles(html);
  await keepPictures(html);
  const cacheName = pagesCacheName(BUILD, forReader);
  const copy = new Response(page, { headers });
  copy.headers.set(KEPT_AT_HEADER, keptAt);
  copy.headers.set(TITLE_HEADER, encodeURIComponent(titleOf(html)));
  await (await caches.open(cacheName)).put(path, copy);
  if (reader !== forReader) return void (await caches.delete(cacheName));
  await deletePage(caches, path, cacheName);
  await tidyCaches(caches, BUILD);
}

async function keepFiles(html: string): Promise<void> {
  const cache = await caches.open(filesCacheName(BUILD));
  await keepMissing(cache, filesOf(html));
}

async function keepPictures(html: string): Promise<void> {
  const cache = await caches.open(PICTURES_CACHE);
  await keepMissing(cache, picturesOf(html));
  for (const request of surplusPictures(await cache.keys())) await cache.delete(request);
}

/** What can't be had now is left out: a page is read without it. */
async function keepMissing(cache: Cache, paths: readonly string[]): Promise<void> {
  await Promise.all(
    paths.map(async (path) => {
      if (await cache.match(path)) return;
      const response = await ask(path).catch(() => null);
      if (response?.status === 200) await cache.put(path, response);
    }),
  );
}

/** A redirect is an answer of its own here: to another page, or to sign in. */
const ask = (path: string): Promise<Response> =>
  fetch(path, { credentials: "same-origin", redirect: "manual", signal: AbortSignal.timeout(FETCH_MS) });

/** The text is unpacked, and this reader's whatever their next request says: its headers must not say otherwise. */
async function readDocument(response: Response): Promise<Document> {
  const headers = new Headers(response.headers);
  for (const name of ["content-encoding", "content-length", "transfer-encoding", "vary"]) headers.delete(name);
  return { html: await response.text(), headers };
}
