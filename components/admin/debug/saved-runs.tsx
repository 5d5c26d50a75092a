import { Button } from "@/components/ui/button";
import { Skeleton } from "@/components/ui/skeleton";
import type { GuideRunSummary } from "@/lib/contracts/guide-run";
import { formatRunUsage, runName, runOrigin } from "./run-text";

type Props = {
  runs: readonly GuideRunSummary[] | null;
  openId: string | null;
  isRunning: boolean;
  onOpen: (run: GuideRunSummary) => void;
};

/** Longer lists are collapsed. */
const SHOWN = 6;

/** The city's stored runs, newest first: those that made guides, and debug runs, however they ended. */
export function SavedRuns({ runs, openId, isRunning, onOpen }: Props) {
  const row = (run: GuideRunSummary) => (
    <Row key={run.id} run={run} isOpen={run.id === openId} isDisabled={isRunning} onOpen={onOpen} />
  );
  return (
    <section aria-labelledby="saved-runs" className="grid gap-3">
      <h2 id="saved-runs" className="text-h3">
        Saved Runs
      </h2>
      {runs === null && <Skeleton className="h-24" />}
      {runs?.length === 0 && <p className="font-display text-aside italic">No run has been saved here yet.</p>}
      {runs && runs.length > 0 && <ul>{runs.slice(0, SHOWN).map(row)}</ul>}
      {runs && runs.length > SHOWN && (
        <details>
          <summary className="link inline-flex min-h-8 items-center text-ui">
            Older runs ({runs.length - SHOWN})
          </summary>
          <ul className="mt-2">{runs.slice(SHOWN).map(row)}</ul>
        </details>
      )}
    </section>
  );
}

type RowProps = { run: GuideRunSummary; isOpen: boolean; isDisabled: boolean; onOpen: (run: GuideRunSummary) => void };

function Row({ run, isOpen, isDisabled, onOpen }: RowProps) {
  const { error, adminName } = run;
  const figures = formatRunUsage(run);
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-3 border-t border-rule py-3">
      <div className="min-w-0 text-ui">
        <p className="font-semibold wrap-anywhere">{runName(run)}</p>
        <p className="text-small text-ink-soft">{[runOrigin(run), adminName].filter(Boolean).join(" · ")}</p>
        {figures && <p className="text-small text-ink-faint tabular-nums">{figures}</p>}
        {error && <p className="text-small text-coral-ink wrap-anywhere">{error}</p>}
      </div>
      <Button isSmall aria-pressed={isOpen} disabled={isDisabled || isOpen} onClick={() => onOpen(run)}>
        {isOpen ? "Shown" : "Open"}
        <span className="sr-only"> {runName(run)}</span>
      </Button>
    </li>
  );
}
