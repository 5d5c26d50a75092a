"use client";

import { useMutation } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useState, useTransition } from "react";
import { DEFAULT_IMPORT_STATUS, type ImportRow, type PlaceImport } from "@/lib/contracts/place-import";
import { Button } from "../ui/button";
import { ButtonLink } from "../ui/button-link";
import { Notice } from "../ui/notice";
import { AmbiguousRow } from "./ambiguous-row";
import { formatPlaceCount } from "./labels";
import { MatchedRow } from "./matched-row";
import { NotFoundGroup } from "./not-found-group";
import { applyImport, importErrorMessage } from "./requests";
import { ReviewDefaults } from "./review-defaults";
import { RowGroup } from "./row-group";
import { countChanges, type ImportDefaults, type RowChoice, type RowChoices, toApplyInput } from "./row-plan";

/** The matches of a file, the choices of the reader, and the button that applies them. */
export function ImportReview({ shown: { id, rows } }: { shown: PlaceImport }) {
  const router = useRouter();
  const [choices, setChoices] = useState<RowChoices>({});
  const [defaults, setDefaults] = useState<ImportDefaults>({ status: DEFAULT_IMPORT_STATUS, marks: "keep" });
  const [isRefreshing, startRefreshing] = useTransition();
  const apply = useMutation({
    mutationFn: () => applyImport(id, toApplyInput(choices, defaults)),
    onSuccess: () => startRefreshing(() => router.refresh()),
  });

  const choose = ({ line }: ImportRow, choice: RowChoice) =>
    setChoices((before) => ({ ...before, [line]: { ...before[line], ...choice } }));

  const found = rows.filter(({ match }) => match);
  const open = rows.filter(({ match, candidates }) => !match && candidates.length > 0);
  const changes = countChanges(rows, choices, defaults);
  const isBusy = apply.isPending || isRefreshing;
  const propsFor = (row: ImportRow) => ({
    row,
    defaults,
    choice: choices[row.line],
    onChoose: (choice: RowChoice) => choose(row, choice),
  });
  return (
    <div>
      <ReviewDefaults rows={rows} value={defaults} onChange={setDefaults} />
      <RowGroup title="Found" line="What each of these will be. Change any, or leave it out." rows={found}>
        {(row) => <MatchedRow {...propsFor(row)} />}
      </RowGroup>
      <RowGroup
        title="Please choose"
        line="These could be more than one place, or only look alike. We don't guess."
        rows={open}
      >
        {(row) => <AmbiguousRow {...propsFor(row)} />}
      </RowGroup>
      <NotFoundGroup id={id} rows={rows} />
      <div className="sticky bottom-[calc(var(--spacing-tab-bar)-2px)] z-10 mt-10 -mx-gutter border-t border-rule bg-paper px-gutter py-4 lg:bottom-0">
        {apply.error && (
          <Notice tone="error" className="mb-4">
            {importErrorMessage(apply.error)}
          </Notice>
        )}
        <div className="flex flex-wrap items-center gap-3">
          <Button variant="primary" isBusy={isBusy} disabled={changes === 0} onClick={() => apply.mutate()}>
            {isBusy ? "Marking..." : changes === 0 ? "Nothing to mark" : `Mark ${formatPlaceCount(changes)}`}
          </Button>
          <ButtonLink href="/profile/places" variant="quiet">
            Not now
          </ButtonLink>
        </div>
      </div>
    </div>
  );
}
