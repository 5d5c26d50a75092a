"use client";

import { useEffect, useRef } from "react";
import type { ImportRow, PlaceImport } from "@/lib/contracts/place-import";
import { Button } from "../ui/button";
import { ButtonLink } from "../ui/button-link";
import { Notice } from "../ui/notice";
import { StatusChip } from "../ui/status-chip";
import { STATUS_DISPLAY } from "../ui/status-display";
import { describeOutcomes, fullAddress } from "./labels";
import { NotFoundGroup } from "./not-found-group";
import { RowGroup } from "./row-group";
import { useUndoImport } from "./use-undo-import";

/** The outcome of an import, with a button to undo it. */
export function ImportResult({ shown: { id, state, rows, counts } }: { shown: PlaceImport }) {
  const { undo, error, isBusy } = useUndoImport();
  const outcome = useRef<HTMLDivElement>(null);
  // The pressed button is gone: the focus moves to the outcome, and a screen reader reads it.
  useEffect(() => {
    if (state && document.activeElement === document.body) outcome.current?.focus({ preventScroll: true });
  }, [state]);
  const isApplied = state === "applied";
  const rowsOf = (...outcomes: ImportRow["outcome"][]) => rows.filter(({ outcome }) => outcomes.includes(outcome));
  const leftOut = rowsOf("left_out").filter(({ match, candidates }) => match || candidates.length > 0);
  return (
    <div>
      <div ref={outcome} tabIndex={-1} className="mt-8">
        <Notice
          tone="good"
          action={
            isApplied && (
              <Button isSmall isBusy={isBusy} onClick={() => undo(id)}>
                {isBusy ? "Undoing..." : "Undo"}
              </Button>
            )
          }
        >
          {`${isApplied ? "Done" : "Undone"}: ${describeOutcomes(counts)}.`}
        </Notice>
      </div>
      {error && (
        <Notice tone="error" className="mt-4">
          {error}
        </Notice>
      )}
      {isApplied && (
        <ButtonLink href="/map" variant="primary" className="mt-6">
          See them on the map
        </ButtonLink>
      )}
      <RowGroup title="Marked" line="What these places are to you now." rows={rowsOf("added", "changed")}>
        {(row) => <AppliedRow row={row} />}
      </RowGroup>
      <RowGroup title="Already so" line="You had marked these in the same way." rows={rowsOf("already")}>
        {(row) => <AppliedRow row={row} />}
      </RowGroup>
      <RowGroup title="Kept" line="You had marked these in another way, and that stays." rows={rowsOf("kept")}>
        {(row) => <UnchangedRow row={row} />}
      </RowGroup>
      <RowGroup title="Put back" line="These are again what they were before." rows={rowsOf("restored")}>
        {(row) => <UnchangedRow row={row} />}
      </RowGroup>
      <RowGroup
        title="Left as they are"
        line="You changed these after the import, so undoing it did not touch them."
        rows={rowsOf("changed_since")}
      >
        {(row) => <UnchangedRow row={row} />}
      </RowGroup>
      <RowGroup title="Left out" line="Nothing was done with these." rows={leftOut}>
        {({ name, address }) => (
          <div className="wrap-anywhere">
            <h3 className="text-card">{name}</h3>
            <p className="text-ui text-ink-soft">{address}</p>
          </div>
        )}
      </RowGroup>
      <NotFoundGroup id={id} rows={rows} />
    </div>
  );
}

function AppliedRow({ row: { applied, name } }: { row: ImportRow }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 wrap-anywhere">
      <div className="min-w-0 flex-1 basis-56">
        <h3 className="text-card">{applied?.restaurant.name ?? name}</h3>
        <p className="text-ui text-ink-soft">{applied && fullAddress(applied.restaurant)}</p>
      </div>
      {applied && <StatusChip status={applied.status} />}
    </div>
  );
}

function UnchangedRow({ row: { applied, name } }: { row: ImportRow }) {
  const mine = applied?.restaurant.userStatus;
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 wrap-anywhere">
      <div className="min-w-0 flex-1 basis-56">
        <h3 className="text-card">{applied?.restaurant.name ?? name}</h3>
        <p className="text-ui text-ink-soft">{applied && `The file has ${STATUS_DISPLAY[applied.status].name}`}</p>
      </div>
      {mine ? <StatusChip status={mine} /> : <span className="text-ui text-ink-soft">No mark</span>}
    </div>
  );
}
