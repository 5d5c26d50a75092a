"use client";

import { usePathname } from "next/navigation";
import { useEffect, useRef, useState } from "react";
import { listChanges } from "@/lib/client/list-changes";
import { knownReader } from "@/lib/client/offline/known-reader";
import { keptAtOf } from "@/lib/client/offline/shown-copy";
import {
  afterLoad,
  forgetOthers,
  registerWorker,
  tellWorker,
  whenReadOrLeft,
} from "@/lib/client/offline/worker-client";
import { useSession } from "../session/session-provider";
import { useStatusChanges } from "../status/use-status";

/** Marks made one after the other are one change of the copy. */
const CHANGES_SETTLE_MS = 5_000;

/** Keeps what is read for when there is no connection, for this reader alone; shows nothing. */
export function OfflineReading() {
  const pathname = usePathname();
  const session = useSession();
  const reader = knownReader(session);
  const { isLeaving } = session;
  const latestReader = useRef(reader);
  latestReader.current = reader;
  const [changes, setChanges] = useState(0);
  const changedLists = useRef(new Set<string>());

  useEffect(() => afterLoad(registerWorker), []);

  useEffect(() => {
    if (reader === undefined) return;
    forgetOthers(reader);
    tellWorker({ reader });
  }, [reader]);

  useEffect(() => {
    if (reader === undefined || isLeaving || keptAtOf(pathname)) return;
    const opened = window.location.pathname + window.location.search;
    const leave = whenReadOrLeft(() => tellWorker({ reader, opened }));
    // For whoever has signed out meanwhile nothing is kept.
    return () => leave(latestReader.current === reader);
  }, [reader, isLeaving, pathname]);

  useStatusChanges(({ restaurant }) => {
    if (restaurant) setChanges((count) => count + 1);
  });
  useEffect(
    () =>
      listChanges.subscribe((page) => {
        changedLists.current.add(page);
        setChanges((count) => count + 1);
      }),
    [],
  );
  useEffect(() => {
    if (changes === 0 || !reader) return;
    const opened = window.location.pathname + window.location.search;
    const tell = () => {
      clearTimeout(timer);
      window.removeEventListener("pagehide", tell);
      tellWorker({ reader, opened, hasChanged: true, changedLists: [...changedLists.current] });
      changedLists.current.clear();
    };
    const timer = setTimeout(tell, CHANGES_SETTLE_MS);
    window.addEventListener("pagehide", tell);
    return () => {
      clearTimeout(timer);
      window.removeEventListener("pagehide", tell);
    };
  }, [changes, reader]);

  return null;
}
