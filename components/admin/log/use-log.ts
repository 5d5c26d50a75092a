"use client";

import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { errorMessage } from "@/lib/client/error-message";
import { type LogFilter, logQuery } from "./queries";

/** The pages of the log that were loaded under the chosen filter. */
export function useLog() {
  const [filter, setFilter] = useState<LogFilter>({ kind: null, by: null });
  const [administrators, setAdministrators] = useState<readonly string[]>([]);
  const { data, error, isFetching, hasNextPage, fetchNextPage, refetch } = useInfiniteQuery(logQuery(filter));
  const pages = data?.pages;
  const lastPage = pages?.at(-1);
  // The filter keeps its choices while another page loads.
  if (lastPage && lastPage.administrators !== administrators) setAdministrators(lastPage.administrators);

  return {
    /** Newest first; null until the first page has loaded. */
    actions: pages?.flatMap(({ actions }) => actions) ?? null,
    administrators,
    hasOlder: hasNextPage,
    error: error && !isFetching ? errorMessage(error, "Failed to load the log") : null,
    isBusy: isFetching,
    /** The first action of the page that was added last. */
    firstAdded: pages && pages.length > 1 ? (lastPage?.actions[0]?.id ?? null) : null,
    filter,
    setFilter,
    showOlder: () => fetchNextPage(),
    tryAgain: () => (pages ? fetchNextPage() : refetch()),
  };
}
