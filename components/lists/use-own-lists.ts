"use client";

import { useCallback, useEffect, useSyncExternalStore } from "react";
import { callApi } from "@/lib/client/api-client";
import { createOwnLists } from "@/lib/client/own-lists";
import type { ListSummary, ListsResponse } from "@/lib/contracts/lists";
import { useSession } from "../session/session-provider";
import { LISTS_API } from "./list-paths";

/** One per browser tab; never filled on the server. */
const ownLists = createOwnLists(async () => (await callApi<ListsResponse>(LISTS_API)).lists);

/** The lists of the reader that hold a place; null until they are known. One request serves all places of a page. */
export function useListsHolding(restaurantId: string): ListSummary[] | null {
  const { user, check } = useSession();
  const reader = user?.username ?? null;
  const lists = useSyncExternalStore(
    ownLists.subscribe,
    () => (reader === null ? null : ownLists.of(reader)),
    () => null,
  );
  useEffect(() => {
    if (reader !== null && check === "done" && navigator.onLine) void ownLists.prepare(reader);
  }, [reader, check]);
  return lists?.filter(({ placeIds }) => placeIds.includes(restaurantId)) ?? null;
}

/** Reads them anew, for whoever shows them and for every button that tells of them. */
export function useLoadOwnLists(): () => Promise<readonly ListSummary[]> {
  const reader = useSession().user?.username ?? "";
  return useCallback(() => ownLists.load(reader), [reader]);
}

/** For the screens that change lists: what was known before is not shown after. */
export function useForgetOwnLists(): void {
  useEffect(() => {
    ownLists.forget();
  }, []);
}
