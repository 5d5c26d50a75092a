"use client";

import { notifyManager, QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";

/* Results reach the screen in the same task, as a useState does, instead of waiting for a timer. */
notifyManager.setScheduler(queueMicrotask);

/**
 * What the screens of one reader have fetched. It goes with the reader: the next one starts with nothing.
 * A failed call is told at once instead of being tried again, and offline is a failure like any other.
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
