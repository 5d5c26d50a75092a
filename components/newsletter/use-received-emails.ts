"use client";

import { useEffect, useState } from "react";
import { callApi } from "@/lib/client/api-client";
import type { WeeklyEmail, WeeklyEmailsResponse } from "@/lib/contracts/weekly-email";
import { useSession } from "../session/session-provider";

/** What a member receives; null for visitors, whose page asks for nothing, and until it is known. */
export function useReceivedEmails(isAsked: boolean): WeeklyEmail[] | null {
  const { user, check } = useSession();
  const reader = user?.username ?? null;
  const [known, setKnown] = useState<{ reader: string; emails: WeeklyEmail[] } | null>(null);
  useEffect(() => {
    if (!isAsked || reader === null || check !== "done" || !navigator.onLine) return;
    const controller = new AbortController();
    callApi<WeeklyEmailsResponse>("/api/account/weekly-emails", { signal: controller.signal }).then(
      ({ weeklyEmails }) => setKnown({ reader, emails: weeklyEmails.filter(({ state }) => state === "confirmed") }),
      // The form stays, which works without it.
      () => {},
    );
    return () => controller.abort();
  }, [isAsked, reader, check]);
  return known !== null && known.reader === reader ? known.emails : null;
}
