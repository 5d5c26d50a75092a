"use client";

import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { Skeleton } from "@/components/ui/skeleton";
import { AdminHeading } from "../admin-heading";
import { EditionCard } from "./edition-card";
import { useEditions } from "./use-editions";

/** The Thursday emails: what was sent, what is being sent, and the way to hold it or to go on. */
export function SendsScreen() {
  const { editions, error, busy, sendWeek, pause, goOn } = useEditions();
  return (
    <div className="pt-4 md:pt-8">
      <AdminHeading title="Thursday Emails" />
      <div className="mt-6 flex flex-wrap items-center justify-between gap-4 border-t-3 border-ink pt-6">
        <p className="max-w-measure text-ink-soft">
          Sent by itself on Thursday at 8:00 in California. Whoever has received a week's guide never receives it twice,
          so a send may be set off again at any time.
        </p>
        <Button variant="primary" isBusy={busy === "week"} onClick={sendWeek}>
          {busy === "week" ? "Setting off..." : "Send this week's guide"}
        </Button>
      </div>
      <div className="mt-6 grid gap-4">
        {error && <Notice tone="error">{error}</Notice>}
        {editions === null && !error && <LoadingEditions />}
        {editions?.length === 0 && <p className="font-display text-h3 italic">Nothing has been sent yet.</p>}
      </div>
      <div className="mt-4">
        {editions?.map((edition) => (
          <EditionCard
            key={edition.id}
            edition={edition}
            isBusy={busy === edition.id}
            onPause={pause}
            onContinue={goOn}
          />
        ))}
      </div>
    </div>
  );
}

function LoadingEditions() {
  return (
    <div role="status" className="grid gap-3">
      <p className="font-display text-row text-ink-soft italic">Loading the sends...</p>
      <Skeleton className="h-24" />
      <Skeleton className="h-24" />
    </div>
  );
}
