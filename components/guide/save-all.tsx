"use client";

import { useRef, useState, useSyncExternalStore } from "react";
import { errorMessage } from "@/lib/client/error-message";
import { savePlaces, unsavePlaces } from "@/lib/client/status/save-places";
import { placeStatusOf } from "@/lib/client/status/status-store";
import type { Restaurant, UserStatus } from "@/lib/contracts/restaurant";
import { useStatusStores } from "../status/status-context";
import type { StatusTarget } from "../status/use-status";
import { Button } from "../ui/button";
import { Icon } from "../ui/icon";

type Props = { guideId: string; places: readonly StatusTarget[]; className?: string };
/** A place's status; empty where it has none. */
type Mark = UserStatus | "";
type Outcome = { saved: string[]; failure?: string; undone?: number } | null;

/** Marks as interested what has no status yet; what the reader has said of a place stays. Undo takes back just these. */
export function SaveAll({ guideId, places, className }: Props) {
  const { statuses } = useStatusStores();
  const [outcome, setOutcome] = useState<Outcome>(null);
  const [isBusy, setIsBusy] = useState(false);

  const statusOf = (place: StatusTarget) => (statuses.placeStatus(place.id) ?? placeStatusOf(place)).status;
  // Joined, since a store's snapshot is compared by identity.
  const joined = useSyncExternalStore(
    statuses.subscribe,
    () => places.map(statusOf).join(),
    () => places.map((place) => placeStatusOf(place).status).join(),
  );
  const marks = joined.split(",") as Mark[];
  const isDone = !marks.includes("");
  const button = useRef<HTMLButtonElement>(null);
  const saved = outcome?.saved ?? [];
  async function run(request: () => Promise<readonly Restaurant[]>, toOutcome: (ids: string[]) => Outcome) {
    setIsBusy(true);
    try {
      const changed = await statuses.changeTogether(request);
      setOutcome(toOutcome(changed.map(({ id }) => id)));
    } catch (error) {
      setOutcome({ saved, failure: errorMessage(error) });
    }
    setIsBusy(false);
  }
  /** Once all have a mark another press changes nothing, and leaves the way back. */
  const save = () => {
    if (isDone) return setOutcome((before) => (before?.saved.length ? before : { saved: [] }));
    return run(
      () => savePlaces(guideId),
      (ids) => ({ saved: ids }),
    );
  };
  const undo = () => {
    // The pressed button goes: whoever has the keyboard is at the one that saves again.
    button.current?.focus({ preventScroll: true });
    return run(
      () => unsavePlaces(guideId, saved),
      ({ length }) => ({ saved: [], undone: length }),
    );
  };

  return (
    <>
      <Button
        ref={button}
        variant={isDone ? undefined : "primary"}
        isBusy={isBusy}
        className={className}
        onClick={save}
      >
        {!isBusy && <Icon name="bookmark" size={18} />}
        {label(marks)}
      </Button>
      <span role="status" className="text-ui text-ink-soft empty:hidden">
        {outcome && tell(outcome)}
      </span>
      {saved.length > 0 && !isBusy && (
        <Button variant="quiet" onClick={undo}>
          Undo
        </Button>
      )}
    </>
  );
}

/** What a press would save, or, where nothing is left to save, that it is done. */
function label(all: readonly Mark[]): string {
  const open = all.filter((mark) => mark === "").length;
  if (open === 0) return `${nameAll(all.length)} ${all.some(isUnwanted) ? "marked" : "saved"}`;
  if (open === all.length) return `Save ${nameAll(open).toLowerCase()}`;
  return open === 1 ? "Save the other place" : `Save the other ${open} places`;
}

const nameAll = (places: number): string =>
  places === 1 ? "This place" : places === 2 ? "Both places" : `All ${places} places`;

const isUnwanted = (mark: Mark): boolean => mark === "never_again" || mark === "not_interested";

function tell({ saved, failure, undone }: NonNullable<Outcome>): string {
  if (failure !== undefined) return failure;
  if (undone !== undefined) return `Undone: ${count(undone).toLowerCase()} without a mark again.`;
  if (saved.length === 0) return "All of them have a status already.";
  return `${count(saved.length)} saved as interested.`;
}

const count = (places: number): string => (places === 1 ? "One place" : `${places} places`);
