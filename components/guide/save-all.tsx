"use client";

import { useState, useSyncExternalStore } from "react";
import { placeStatusOf } from "@/lib/client/status/status-store";
import type { UserStatus } from "@/lib/contracts/restaurant";
import { useStatusStores } from "../status/status-context";
import type { StatusTarget } from "../status/use-status";
import { Button } from "../ui/button";
import { Icon } from "../ui/icon";

type Props = { guideId: string; places: readonly StatusTarget[]; className?: string };
type Outcome = { saved: StatusTarget[]; failed: number } | null;

/** Marks as interested what has no status yet; what the reader has said of a place stays. Undo takes back just these. */
export function SaveAll({ guideId, places, className }: Props) {
  const { statuses } = useStatusStores();
  const [outcome, setOutcome] = useState<Outcome>(null);
  const [isBusy, setIsBusy] = useState(false);

  const statusOf = (place: StatusTarget) => (statuses.placeStatus(place.id) ?? placeStatusOf(place)).status;
  const unmarked = () => places.filter((place) => statusOf(place) === null);
  const text = useSyncExternalStore(
    statuses.subscribe,
    () => label(places.map(statusOf)),
    () => label(places.map((place) => placeStatusOf(place).status)),
  );
  async function setAll(targets: readonly StatusTarget[], isUndo: boolean): Promise<StatusTarget[]> {
    setIsBusy(true);
    const marked = { status: "interested" as const, originGuideId: guideId === "draft" ? undefined : guideId };
    const cleared = { status: null };
    const done = await Promise.all(
      targets.map((place) =>
        statuses.change(place.id, isUndo ? marked : cleared, isUndo ? cleared : marked).then(
          () => [place],
          () => [],
        ),
      ),
    );
    setIsBusy(false);
    return done.flat();
  }
  async function save(): Promise<void> {
    const targets = unmarked();
    const saved = await setAll(targets, false);
    setOutcome({ saved, failed: targets.length - saved.length });
  }
  async function undo(saved: StatusTarget[]): Promise<void> {
    await setAll(saved, true);
    setOutcome(null);
  }

  return (
    <>
      <Button variant="primary" isBusy={isBusy} className={className} onClick={save}>
        {!isBusy && <Icon name="bookmark" size={18} />}
        {text}
      </Button>
      <span role="status" className="text-ui text-ink-soft empty:hidden">
        {outcome && tell(outcome)}
      </span>
      {outcome && outcome.saved.length > 0 && !isBusy && (
        <Button variant="quiet" onClick={() => undo(outcome.saved)}>
          Undo
        </Button>
      )}
    </>
  );
}

/** What a press would save, or, where nothing is left to save, that it is done. */
function label(all: readonly (UserStatus | null)[]): string {
  const open = all.filter((status) => status === null).length;
  if (open === 0) return `All ${all.length} places ${all.some(isUnwanted) ? "marked" : "saved"}`;
  if (open === all.length) return `Save all ${all.length} places`;
  return open === 1 ? "Save the other place" : `Save the other ${open} places`;
}

const isUnwanted = (status: UserStatus | null): boolean => status === "never_again" || status === "not_interested";

function tell({ saved, failed }: NonNullable<Outcome>): string {
  if (failed > 0) return `${count(failed)} could not be saved. Try again.`;
  if (saved.length === 0) return "All of them have a status already.";
  return `${count(saved.length)} saved as interested.`;
}

const count = (places: number): string => (places === 1 ? "One place" : `${places} places`);
