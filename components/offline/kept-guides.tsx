"use client";

import { useEffect, useState } from "react";
import { momentOf } from "@/lib/client/offline/copy-notice";
import { listKeptPages, type StoredPage } from "@/lib/client/offline/kept-pages";
import { GuideName } from "../guide/guide-name";

const OWN_PAGES: Record<string, string> = {
  "/profile": "Your places",
  "/profile/lists": "Your lists",
  "/profile/guides": "Your guides",
};

/** Everything that can be read here without a connection. Plain links: the router would ask the server. */
export function KeptGuides() {
  const [pages, setPages] = useState<StoredPage[] | null>(null);
  useEffect(() => {
    const list = "caches" in window ? listKeptPages(caches).catch(() => []) : Promise.resolve([]);
    list.then((all) => setPages(all.filter(({ path }) => path in OWN_PAGES || path.startsWith("/guide/"))));
  }, []);

  if (pages === null) return null;
  if (pages.length === 0) {
    return <p className="text-ink-soft">Nothing is kept yet. The last guides that you open will be here.</p>;
  }
  const now = new Date();
  return (
    <section aria-labelledby="kept" className="grid max-w-measure gap-3">
      <h2 id="kept" className="text-h3">
        What you can read now
      </h2>
      <ul className="border-t border-rule">
        {pages.map(({ path, title, keptAt }) => (
          <li key={path} className="border-b border-rule py-3">
            <a href={path} className="inline-block py-1 font-display text-card leading-card font-heading wrap-anywhere">
              {OWN_PAGES[path] ?? <GuideName name={title || "A guide"} />}
            </a>
            <p className="text-small text-ink-faint">Copy of {momentOf(new Date(keptAt), now)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
