"use client";

import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { Skeleton } from "@/components/ui/skeleton";
import { errorMessage } from "@/lib/client/error-message";
import { AdminHeading } from "../admin-heading";
import { FlagCard } from "./flag-card";
import { flaggedEntriesQuery } from "./queries";
import { ReportCard } from "./report-card";

/** Where guides may be outdated: readers' reports, and entries whose places have changed. */
export function FlaggedEntriesScreen() {
  const { data, error, refetch } = useQuery(flaggedEntriesQuery);
  const [message, setMessage] = useState<string | null>(null);
  const announcement = useRef<HTMLParagraphElement>(null);
  // The settled card was removed together with the button that had focus.
  useEffect(() => {
    if (message) announcement.current?.focus();
  }, [message]);
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
              <Button isSmall onClick={() => refetch()}>
                Try again
              </Button>
            }
          >
            {errorMessage(error, "Failed to load what needs a look")}
          </Notice>
        )}
        <p
          ref={announcement}
          tabIndex={-1}
          role="status"
          className="text-ui font-firm text-green-ink outline-none empty:hidden"
        >
          {message}
        </p>
        {!data && !error && <LoadingFlaggedEntries />}
      </div>
      {data && (
        <section aria-labelledby="reports" className="mt-8">
          <Heading
            id="reports"
            title="Readers' reports"
            listed={data.reports.reports.length}
            total={data.reports.total}
          />
          {data.reports.total === 0 && <EmptyText>No reader has reported anything.</EmptyText>}
          {data.reports.reports.map((report) => (
            <ReportCard key={report.restaurant.id} report={report} onSettled={setMessage} />
          ))}
        </section>
      )}
      {data && (
        <section aria-labelledby="flags" className="mt-12">
          <Heading id="flags" title="Flagged guides" listed={data.flags.flags.length} total={data.flags.total} />
          {data.flags.total === 0 && <EmptyText>Every guide is as it should be.</EmptyText>}
          {data.flags.flags.map((flag) => (
            <FlagCard key={`${flag.guide.id} ${flag.restaurant.id}`} flag={flag} onSettled={setMessage} />
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
