import { classNames } from "@/components/ui/class-names";
import { compareRuns, type StageComparison } from "@/lib/client/compare-runs/compare-runs";
import type { RunChange } from "@/lib/client/compare-runs/run-change";
import { type GuideRun, STAGE_TITLES, stageNumber } from "@/lib/contracts/guide-run";
import { formatRunUsage, formatStageUsage, runName, runOrigin } from "./run-text";
import { withKeys } from "./with-keys";

const OUTCOMES: Record<StageComparison["outcome"], string> = {
  alike: "Alike",
  different: "Different",
  "one-sided": "Only one run came to this",
  neither: "Neither run came to this",
};

/** What changed between two runs, stage by stage, in two columns from 700 px. */
export function Comparison({ before, after }: { before: GuideRun; after: GuideRun }) {
  return (
    <section aria-label="Comparison" className="grid gap-6">
      <div className="grid gap-4 rounded-card bg-sunk p-5 md:grid-cols-2">
        <Side title="Before" run={before} />
        <Side title="After" run={after} />
      </div>
      <ol>
        {compareRuns(before, after).map((comparison) => (
          <Stage key={comparison.stage} comparison={comparison} before={before} after={after} />
        ))}
      </ol>
    </section>
  );
}

function Side({ title, run }: { title: string; run: GuideRun }) {
  return (
    <div className="min-w-0 text-ui">
      <p className="text-small text-ink-faint">{title}</p>
      <p className="font-display text-card wrap-anywhere">{runName(run)}</p>
      <p className="text-ink-soft">{runOrigin(run)}</p>
      <p className="text-small text-ink-faint tabular-nums">{formatRunUsage(run) || "Nothing was counted."}</p>
      <p className="mt-1 max-w-measure text-ink-soft italic wrap-anywhere">“{run.prompt}”</p>
    </div>
  );
}

type StageProps = { comparison: StageComparison; before: GuideRun; after: GuideRun };

function Stage({ comparison: { stage, outcome, changes }, before, after }: StageProps) {
  const figures = (run: GuideRun) => formatStageUsage(run, stage);
  return (
    <li aria-label={STAGE_TITLES[stage]} className="grid gap-3 border-t border-rule py-4">
      <h3 className="flex flex-wrap items-baseline gap-x-3 text-card">
        <span className="text-coral-ink">{stageNumber(stage)}</span>
        {STAGE_TITLES[stage]}
        <span
          className={classNames(
            "font-text text-small font-strong tracking-normal",
            outcome === "different" ? "text-coral-ink" : "text-ink-faint",
          )}
        >
          {outcome === "different"
            ? `${changes.length} ${changes.length === 1 ? "change" : "changes"}`
            : OUTCOMES[outcome]}
        </span>
      </h3>
      <div className="grid gap-x-6 text-small text-ink-faint tabular-nums md:grid-cols-2">
        <p>
          <span className="md:sr-only">Before: </span>
          {figures(before)}
        </p>
        <p>
          <span className="md:sr-only">After: </span>
          {figures(after)}
        </p>
      </div>
      {changes.length > 0 && (
        <ul className="grid gap-3">
          {withKeys(changes, ({ kind, what, before: was, after: is }) => `${kind} ${what} ${was} ${is}`).map(
            ([key, change]) => (
              <Row key={key} change={change} />
            ),
          )}
        </ul>
      )}
    </li>
  );
}

const KINDS: Record<RunChange["kind"], { label: string; tone: string }> = {
  added: { label: "Added", tone: "bg-green-wash text-green-ink" },
  removed: { label: "Removed", tone: "bg-coral-wash text-coral-ink" },
  moved: { label: "Moved", tone: "bg-blue-wash text-blue-ink" },
  changed: { label: "Changed", tone: "bg-yellow-wash text-yellow-ink" },
};

function Row({ change: { kind, what, before, after } }: { change: RunChange }) {
  const { label, tone } = KINDS[kind];
  return (
    <li className="grid gap-1.5 text-ui wrap-anywhere">
      <p className="flex flex-wrap items-center gap-x-2">
        <span className={classNames("rounded-pill px-2.5 py-0.5 text-small font-strong", tone)}>{label}</span>
        <strong className="font-strong">{what}</strong>
      </p>
      {(before !== undefined || after !== undefined) && (
        <div className="grid gap-x-6 gap-y-1 md:grid-cols-2">
          <p className="border-l-3 border-rule pl-3 text-ink-soft">
            <span className="sr-only">Before: </span>
            {before ?? <span className="text-ink-faint">not there</span>}
          </p>
          <p className="border-l-3 border-coral pl-3">
            <span className="sr-only">After: </span>
            {after ?? <span className="text-ink-faint">not there</span>}
          </p>
        </div>
      )}
    </li>
  );
}
