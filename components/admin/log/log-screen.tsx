"use client";

import { useEffect } from "react";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { Skeleton } from "@/components/ui/skeleton";
import { AdminHeading } from "../admin-heading";
import { groupByDay } from "./group-by-day";
import { entryId, LogEntry } from "./log-entry";
import { LogFilters } from "./log-filters";
import { useLog } from "./use-log";

/** Everything that administrators and the command line changed, by day, newest first. */
export function LogScreen() {
  const { actions, hasOlder, administrators, error, isBusy, firstAdded, filter, setFilter, showOlder, tryAgain } =
    useLog();
  // Keyboard users continue where the older actions start.
  useEffect(() => {
    if (firstAdded !== null) document.getElementById(entryId(firstAdded))?.focus({ preventScroll: true });
  }, [firstAdded]);
  const isFiltered = filter.kind !== null || filter.by !== null;
  return (
    <div className="pt-4 md:pt-8">
      <AdminHeading title="Who Did What" />
      <div className="mt-6 grid gap-6 border-t-3 border-ink pt-6">
        <p className="max-w-measure text-ink-soft">
          What administrators and the command line have changed. Nothing is ever taken out of this list. Times are
          California's.
        </p>
        <LogFilters filter={filter} administrators={administrators} onChange={setFilter} />
        {actions === null && isBusy && <LoadingLog />}
        {actions?.length === 0 && (
          <p role="status" className="font-display text-h3 italic">
            {isFiltered ? "Nothing like this was done." : "Nothing has been done yet."}
          </p>
        )}
      </div>
      {groupByDay(actions ?? []).map(({ name, actions: ofDay }) => (
        <section key={name} aria-label={name} className="mt-10 first-of-type:mt-8">
          <h2 className="text-card">{name}</h2>
          <ol className="mt-3">
            {ofDay.map((action) => (
              <LogEntry key={action.id} action={action} />
            ))}
          </ol>
        </section>
      ))}
      <div className="mt-6 grid justify-items-start gap-4">
        {error && (
          <Notice
            tone="error"
            className="justify-self-stretch"
            action={
              <Button isSmall onClick={tryAgain}>
                Try again
              </Button>
            }
          >
            {error}
          </Notice>
        )}
        {actions !== null && hasOlder && !error && (
          <Button isBusy={isBusy} onClick={showOlder}>
            {isBusy ? "Looking further back..." : "Show older"}
          </Button>
        )}
        {actions !== null && actions.length > 0 && !hasOlder && (
          <p className="font-display text-lede text-ink-soft italic">That is where the log begins.</p>
        )}
      </div>
    </div>
  );
}

function LoadingLog() {
  return (
    <div role="status" className="grid gap-3">
      <p className="font-display text-row text-ink-soft italic">Loading the log...</p>
      {[0, 1, 2, 3].map((row) => (
        <Skeleton key={row} className="h-12" />
      ))}
    </div>
  );
}
