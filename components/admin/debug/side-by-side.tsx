"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Select } from "@/components/ui/field";
import { Notice } from "@/components/ui/notice";
import type { GuideRun, GuideRunSummary } from "@/lib/contracts/guide-run";
import { Comparison } from "./comparison";
import { runName } from "./run-text";
import { useComparison } from "./use-comparison";

type Props = { runs: readonly GuideRunSummary[]; open: GuideRun | null };

/** Two kept runs next to each other: the one that is open against the one that it repeats, unless others are chosen. */
export function SideBySide({ runs, open }: Props) {
  const [chosen, setChosen] = useState<{ before?: string; after?: string }>({});
  const choices = open && !runs.some(({ id }) => id === open.id) ? [open, ...runs] : runs;
  const has = (id: string | null | undefined) => choices.some((run) => run.id === id);
  const pick = (...ids: (string | null | undefined)[]) => ids.find(has) ?? "";
  const after = pick(chosen.after, open?.id);
  const before = pick(chosen.before, open?.parentId);
  const { comparison, error, isBusy, compare } = useComparison();
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
          if (canCompare) compare(before, after);
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
      {error && <Notice tone="error">{error}</Notice>}
      {comparison && <Comparison before={comparison.before} after={comparison.after} />}
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
