"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Select } from "@/components/ui/field";
import { Notice } from "@/components/ui/notice";
import { errorMessage } from "@/lib/client/error-message";
import type { GuideRun, GuideRunSummary } from "@/lib/contracts/guide-run";
import { Comparison } from "./comparison";
import { comparisonQuery, debugKeys, type RunPair } from "./queries";
import { runName } from "./run-text";

type Props = { runs: readonly GuideRunSummary[]; open: GuideRun | null };

/** Compares two stored runs: the open one with the one it reruns, unless others are chosen. */
export function SideBySide({ runs, open }: Props) {
  const [chosen, setChosen] = useState<{ before?: string; after?: string }>({});
  const choices = open && !runs.some(({ id }) => id === open.id) ? [open, ...runs] : runs;
  const has = (id: string | null | undefined) => choices.some((run) => run.id === id);
  const pick = (...ids: (string | null | undefined)[]) => ids.find(has) ?? "";
  const after = pick(chosen.after, open?.id);
  const before = pick(chosen.before, open?.parentId);
  const client = useQueryClient();
  const [compared, setCompared] = useState<RunPair | null>(null);
  const { data: comparison, error, isFetching: isBusy } = useQuery(comparisonQuery(compared));
  const canCompare = before !== "" && after !== "" && before !== after;
  return (
    <section aria-labelledby="side-by-side" className="grid gap-4">
      <h2 id="side-by-side" className="text-h3">
        Side by Side
      </h2>
      <form
        className="grid items-end gap-4 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto]"
        onSubmit={(event) => {
          event.preventDefault();
          if (!canCompare) return;
          const pair = { beforeId: before, afterId: after };
          setCompared(pair);
          // The same pair again: it may have failed.
          client.invalidateQueries({ queryKey: debugKeys.comparison(pair) });
        }}
      >
        <RunSelect
          label="Before"
          runs={choices}
          value={before}
          onChange={(id) => setChosen({ ...chosen, before: id })}
        />
        <RunSelect label="After" runs={choices} value={after} onChange={(id) => setChosen({ ...chosen, after: id })} />
        <Button type="submit" isBusy={isBusy} disabled={!canCompare}>
          {isBusy ? "Comparing..." : "Compare"}
        </Button>
      </form>
      {error && !isBusy && (
        <Notice tone="error">{errorMessage(error, "The runs could not be read. Please try again.")}</Notice>
      )}
      {comparison && !error && <Comparison before={comparison.before} after={comparison.after} />}
    </section>
  );
}

type SelectProps = { label: string; runs: readonly GuideRunSummary[]; value: string; onChange: (id: string) => void };

function RunSelect({ label, runs, value, onChange }: SelectProps) {
  return (
    <Select label={label} value={value} onChange={(event) => onChange(event.target.value)}>
      <option value="">Choose a run</option>
      {runs.map((run) => (
        <option key={run.id} value={run.id}>
          {runName(run)}
        </option>
      ))}
    </Select>
  );
}
