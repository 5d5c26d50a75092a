"use client";

import { useMutation, useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/field";
import { Notice } from "@/components/ui/notice";
import { Skeleton } from "@/components/ui/skeleton";
import { errorMessage } from "@/lib/client/error-message";
import type { ManagedGuide } from "@/lib/contracts/guide";
import { AdminHeading } from "../admin-heading";
import { DeleteDialog } from "./delete-dialog";
import { GuideRow } from "./guide-row";
import { changeGuideMutation, guidesQuery } from "./queries";

/** Longer lists get a search field. */
const SEARCH_FROM = 20;

/** Every guide: opened, featured, hidden, deleted. */
export function GuidesScreen() {
  const { data: guides = null, isError: hasFailed, refetch } = useQuery(guidesQuery);
  const { mutate: change, isPending, variables: changed, error: changeError } = useMutation(changeGuideMutation);
  const [query, setQuery] = useState("");
  const [deleting, setDeleting] = useState<ManagedGuide | null>(null);
  const [deleted, setDeleted] = useState<{ name: string } | null>(null);
  const announcement = useRef<HTMLParagraphElement>(null);
  const searchText = query.trim().toLowerCase();
  const shown = guides?.filter(({ name, city }) => `${name} ${city}`.toLowerCase().includes(searchText));

  // The row was removed together with the button that had focus.
  useEffect(() => {
    if (deleted) announcement.current?.focus();
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
              <Button isSmall onClick={() => refetch()}>
                Try again
              </Button>
            }
          >
            Failed to fetch guides
          </Notice>
        )}
        <p ref={announcement} tabIndex={-1} role="status" className="text-ui text-ink-soft outline-none empty:hidden">
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
                isBusy={isPending && changed.id === guide.id}
                error={changeError && changed?.id === guide.id ? errorMessage(changeError) : null}
                onChange={change}
                onDelete={setDeleting}
              />
            ))}
          </tbody>
        </table>
      )}
      <DeleteDialog
        guide={deleting}
        onClose={() => setDeleting(null)}
        onDeleted={({ name }) => {
          setDeleting(null);
          setDeleted({ name });
        }}
      />
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
