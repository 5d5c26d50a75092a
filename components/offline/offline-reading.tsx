"use client";

import { usePathname } from "next/navigation";
import { useEffect, useState } from "react";
import { knownReader } from "@/lib/client/offline/known-reader";
import { keptAtOf } from "@/lib/client/offline/shown-copy";
import { afterLoad, forgetOthers, registerWorker, tellWorker } from "@/lib/client/offline/worker-client";
import { useSession } from "../session/session-provider";
import { useStatusChanges } from "../status/use-status";

/** Marks made one after the other are one change of the copy. */
const CHANGES_SETTLE_MS = 5_000;

/** Keeps what is read for when there is no connection, for this reader alone; shows nothing. */
export function OfflineReading() {
  const pathname = usePathname();
  const reader = knownReader(useSession());
  const [changes, setChanges] = useState(0);

  useEffect(() => afterLoad(registerWorker), []);

  useEffect(() => {
    if (reader === undefined) return;
    forgetOthers(reader);
    tellWorker({ reader });
  }, [reader]);

  useEffect(() => {
    if (reader === undefined || keptAtOf(pathname)) return;
    return afterLoad(() => tellWorker({ reader, opened: window.location.pathname + window.location.search }));
  }, [reader, pathname]);

  useStatusChanges(({ restaurant }) => {
    if (restaurant) setChanges((count) => count + 1);
  });
  useEffect(() => {
    if (changes === 0 || !reader) return;
    const opened = window.location.pathname + window.location.search;
    const timer = setTimeout(() => tellWorker({ reader, opened, hasChanged: true }), CHANGES_SETTLE_MS);
    return () => clearTimeout(timer);
  }, [changes, reader]);

  return null;
}
