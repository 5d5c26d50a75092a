"use client";

import { useEffect, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/field";
import { Notice } from "@/components/ui/notice";
import { Skeleton } from "@/components/ui/skeleton";
import { AdminHeading } from "../admin-heading";
import type { ManagedGuide } from "./calls";
import { DeleteDialog } from "./delete-dialog";
import { GuideRow } from "./guide-row";
import { useGuides } from "./use-guides";

/** From here on one looks for a guide by its name rather than by eye. */
const SEARCH_FROM = 20;

/** Everything that was ever written: opened, featured, hidden, deleted. */
export function GuidesScreen() {
  const { guides, hasFailed, busy, refusal, change, remove, tryAgain } = useGuides();
  const [query, setQuery] = useState("");
  const [leaving, setLeaving] = useState<ManagedGuide | null>(null);
  const [deleted, setDeleted] = useState<{ name: string } | null>(null);
  const told = useRef<HTMLParagraphElement>(null);
  const words = query.trim().toLowerCase();
  const shown = guides?.filter(({ name, city }) => `${name} ${city}`.toLowerCase().includes(words));

  async function confirm(guide: ManagedGuide): Promise<void> {
    await remove(guide.id);
    setLeaving(null);
    setDeleted({ name: guide.name });
  }
  // Its row has gone with the button that was pressed: reading goes on from here.
  useEffect(() => {
    if (deleted) told.current?.focus();
  }, [deleted]);

  return (
    <div className="pt-4 md:pt-8">
      <AdminHeading title="Manage Guides" />
      <div className="mt-6 grid gap-4 border-t-3 border-ink pt-6">
        <p className="max-w-measure text-ink-soft">
          A featured guide may be listed by search engines, the sitemap and the feeds. A hidden one is read by
          administrators alone, until it is shown again.
        </p>
        {guides !== null && guides.length > SEARCH_FROM && (
          <div className="max-w-96">
            <Input
              label="Find a guide"
              type="search"
              value={query}
              onChange={(event) => setQuery(event.target.value)}
            />
          </div>
        )}
        {hasFailed && (
          <Notice
            tone="error"
            action={
              <Button isSmall onClick={tryAgain}>
                Try again
              </Button>
            }
          >
            Failed to fetch guides
          </Notice>
        )}
        <p ref={told} tabIndex={-1} role="status" className="text-ui text-ink-soft outline-none empty:hidden">
          {deleted && `“${deleted.name}” was deleted.`}
        </p>
        {guides === null && !hasFailed && <LoadingGuides />}
        {shown?.length === 0 && <p className="font-display text-h3 italic">No guides found.</p>}
      </div>
      {shown && shown.length > 0 && (
        <table className="mt-5 block w-full text-left text-ui lg:table">
          <caption className="sr-only">Guides, newest first</caption>
          <thead className="max-lg:sr-only">
            <tr className="border-t border-rule">
              {["Guide Name", "City", "Type", "Created", "Actions"].map((title) => (
                <th
                  key={title}
                  scope="col"
                  className="font-semibold text-ink-faint lg:py-1 lg:pr-5 lg:last:pr-0 lg:last:text-right"
                >
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="block lg:table-row-group">
            {shown.map((guide) => (
              <GuideRow
                key={guide.id}
                guide={guide}
                isBusy={busy === guide.id}
                refusal={refusal?.id === guide.id ? refusal.sentence : null}
                onChange={change}
                onDelete={setLeaving}
              />
            ))}
          </tbody>
        </table>
      )}
      <DeleteDialog guide={leaving} onClose={() => setLeaving(null)} onConfirm={confirm} />
    </div>
  );
}

function LoadingGuides() {
  return (
    <div role="status" className="grid gap-3">
      <p className="font-display text-row text-ink-soft italic">Loading guides...</p>
      <Skeleton className="h-14" />
      <Skeleton className="h-14" />
      <Skeleton className="h-14" />
    </div>
  );
}
