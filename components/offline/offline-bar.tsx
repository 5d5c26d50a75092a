"use client";

import { usePathname } from "next/navigation";
import { useEffect, useState } from "react";
import { copyNotice } from "@/lib/client/offline/copy-notice";
import { keptAtOf, offlineSince } from "@/lib/client/offline/shown-copy";

type Shown = { text: string | null; isOnline: boolean };

/** Above a page that is a copy, and above any while there is no connection, but for the page that says nothing else. */
export function OfflineBar() {
  const pathname = usePathname();
  const [{ text, isOnline }, setShown] = useState<Shown>({ text: null, isOnline: true });

  useEffect(() => {
    const keptAt = keptAtOf(pathname);
    let wasOffline = false;
    function show(): void {
      const now = new Date();
      const isOnline = navigator.onLine;
      wasOffline ||= !isOnline;
      setShown({ isOnline, text: copyNotice({ isOnline, wasOffline, keptAt, since: offlineSince(now), now }) });
    }
    show();
    window.addEventListener("online", show);
    window.addEventListener("offline", show);
    return () => {
      window.removeEventListener("online", show);
      window.removeEventListener("offline", show);
    };
  }, [pathname]);

  return (
    <div role="status" className="on-offline-page:hidden print:hidden">
      {text && (
        <div className="bg-yellow-wash text-yellow-ink">
          <p className="page flex flex-wrap items-center gap-x-3 py-1.5 text-ui font-firm">
            {text}
            {isOnline && (
              <button type="button" className="link min-h-8" onClick={() => window.location.reload()}>
                Load it again
              </button>
            )}
          </p>
        </div>
      )}
    </div>
  );
}
