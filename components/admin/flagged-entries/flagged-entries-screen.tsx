"use client";

import { useEffect, useRef } from "react";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { Skeleton } from "@/components/ui/skeleton";
import { AdminHeading } from "../admin-heading";
import { FlagCard } from "./flag-card";
import { ReportCard } from "./report-card";
import { useFlaggedEntries } from "./use-flagged-entries";

/** Where guides may no longer be right: what readers report, and which entries' places have changed. */
export function FlaggedEntriesScreen() {
  const { flags, reports, error, done, look, settle } = useFlaggedEntries();
  const told = useRef<HTMLParagraphElement>(null);
  // The card that was settled has gone with its button: reading goes on from here.
  useEffect(() => {
    if (done) told.current?.focus();
  }, [done]);
  return (
    <div className="pt-4 md:pt-8">
      <AdminHeading title="Guide Health" />
      <div className="mt-6 grid gap-4 border-t-3 border-ink pt-6">
        <p className="max-w-measure text-ink-soft">
          Restaurants close, move and change their names. What readers tell us waits here, and so does every guide whose
          place has changed since it was written.
        </p>
        {error && (
          <Notice
            tone="error"
            action={
              <Button isSmall onClick={() => look()}>
                Try again
              </Button>
            }
          >
            {error}
          </Notice>
        )}
        <p
          ref={told}
          tabIndex={-1}
          role="status"
          className="text-ui font-firm text-green-ink outline-none empty:hidden"
        >
          {done}
        </p>
        {!flags && !error && <LoadingFlaggedEntries />}
      </div>
      {reports && (
        <section aria-labelledby="reports" className="mt-8">
          <Heading id="reports" title="Readers' reports" listed={reports.reports.length} total={reports.total} />
          {reports.total === 0 && <EmptyText>No reader has reported anything.</EmptyText>}
          {reports.reports.map((report) => (
            <ReportCard key={report.restaurant.id} report={report} settle={settle} />
          ))}
        </section>
      )}
      {flags && (
        <section aria-labelledby="flags" className="mt-12">
          <Heading id="flags" title="Flagged guides" listed={flags.flags.length} total={flags.total} />
          {flags.total === 0 && <EmptyText>Every guide is as it should be.</EmptyText>}
          {flags.flags.map((flag) => (
            <FlagCard key={`${flag.guide.id} ${flag.restaurant.id}`} flag={flag} settle={settle} />
          ))}
        </section>
      )}
    </div>
  );
}

function Heading({ id, title, listed, total }: { id: string; title: string; listed: number; total: number }) {
  return (
    <div className="mb-4 flex flex-wrap items-baseline gap-x-3">
      <h2 id={id} className="text-h3">
        {title}
      </h2>
      {total > 0 && (
        <p className="text-ui text-ink-soft">
          {listed < total ? `the newest ${listed} of ${total.toLocaleString("en-US")}` : total.toLocaleString("en-US")}
        </p>
      )}
    </div>
  );
}

const EmptyText = ({ children }: { children: string }) => <p className="font-display text-card italic">{children}</p>;

function LoadingFlaggedEntries() {
  return (
    <div role="status" className="grid gap-3">
      <p className="font-display text-row text-ink-soft italic">Looking at the guides...</p>
      <Skeleton className="h-28" />
      <Skeleton className="h-28" />
    </div>
  );
}
