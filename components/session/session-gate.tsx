"use client";

import { useRouter } from "next/navigation";
import { type ReactNode, useEffect, useRef } from "react";
import { documentKeptAt } from "@/lib/client/offline/shown-copy";
import { SpinnerPanel } from "../ui/spinner";
import { QueryProvider } from "./query-provider";
import { useSession } from "./session-provider";

type Props = {
  /** The reader for whom the server has rendered this page. */
  username: string;
  children: ReactNode;
};

/**
 * Around the content of a signed-in page. The server has admitted its reader by the cookie; this waits until the
 * browser knows them too, and refreshes the page when it knows somebody else or nobody any more. Only the server
 * redirects, so there can be no redirect loop.
 */
export function SessionGate({ username, children }: Props) {
  const { status, user, check, isLeaving, readBack } = useSession();
  const router = useRouter();
  const hasLooked = useRef(false);
  const isSomebodyElse = user !== null && user.username !== username && check !== "failed";

  useEffect(() => {
    if (status === "signed-in") {
      hasLooked.current = true;
      if (isSomebodyElse && check === "done") router.refresh();
    }
    if (status === "signed-out") {
      // A copy has no server to ask: asking would load the same copy again, and again.
      if (documentKeptAt() || isLeaving) return;
      if (hasLooked.current) router.refresh();
      else readBack();
      hasLooked.current = true;
    }
  }, [status, isSomebodyElse, check, isLeaving, readBack, router]);

  /* Nobody could be asked who reads: the copies of whoever has gone are wiped, so this one is theirs. */
  const isOwnCopy = status === "signed-out" && check === "failed" && documentKeptAt() !== null;
  if ((status !== "signed-in" && !isOwnCopy) || isSomebodyElse) return <SpinnerPanel label="One moment..." />;
  return <QueryProvider>{children}</QueryProvider>;
}
