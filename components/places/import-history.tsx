"use client";

import Link from "next/link";
import type { ImportSummary } from "@/lib/contracts/place-import";
import { formatDate } from "@/lib/core/california-time";
import { Button } from "../ui/button";
import { Notice } from "../ui/notice";
import { describeFindings, describeOutcomes, formatPlaceCount, SOURCE_LABELS } from "./labels";
import { useUndoImport } from "./use-undo-import";

/** The former imports, each with a button to undo it. */
export function ImportHistory({ imports }: { imports: ImportSummary[] }) {
  const { undo, undoingId, error, isBusy } = useUndoImport();
  return (
    <section aria-labelledby="history" className="mt-12">
      <h2 id="history" className="text-h3">
        Imports
      </h2>
      {error && (
        <Notice tone="error" className="mt-4">
          {error}
        </Notice>
      )}
      <ul className="mt-4 border-t-3 border-ink">
        {imports.map((each) => (
          <li key={each.id} className="flex flex-wrap items-center gap-x-6 gap-y-2 border-b border-rule py-4">
            <div className="min-w-0 flex-1 basis-64">
              <Link href={`/profile/places?import=${each.id}`} className="link font-display text-card wrap-anywhere">
                {each.fileName}
              </Link>
              <p className="text-ui text-ink-soft">
                {formatPlaceCount(each.counts.rows)} {SOURCE_LABELS[each.source]}, {formatDate(each.createdAt)}.{" "}
                {describeState(each)}
              </p>
            </div>
            {(each.state === "applied" || isInterrupted(each)) && (
              <Button isSmall isBusy={undoingId === each.id} disabled={isBusy} onClick={() => undo(each.id)}>
                Undo<span className="sr-only"> {each.fileName}</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Its applied part stays until the rest is applied, or all of it is undone. */
const isInterrupted = ({ state, counts }: ImportSummary): boolean =>
  state === "previewed" && Object.keys(counts.outcomes).length > 0;

function describeState(summary: ImportSummary): string {
  const { state, counts } = summary;
  if (isInterrupted(summary)) return `Interrupted: ${describeOutcomes(counts)}. Open it to go on.`;
  if (state === "previewed") return `Not marked yet: ${describeFindings(counts)}.`;
  return `${state === "undone" ? "Undone" : "Done"}: ${describeOutcomes(counts)}.`;
}
