"use client";

import { notifyManager, QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";

/* Results reach the screen in the same task, as a useState does, instead of waiting for a timer. */
notifyManager.setScheduler(queueMicrotask);

/**
 * The fetched data of one reader's screens: the next reader starts with none. A failed call is reported at once
 * instead of being retried, and being offline is a failure like any other.
 */
const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: { retry: false, networkMode: "always", refetchOnReconnect: false },
      mutations: { networkMode: "always" },
    },
  });

export function QueryProvider({ children }: { children: ReactNode }) {
  const [client] = useState(createQueryClient);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
