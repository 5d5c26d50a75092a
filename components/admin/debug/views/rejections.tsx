import type { Rejection, RejectionKind } from "@/lib/contracts/stages";
import { withKeys } from "../with-keys";
import { FactSection } from "./facts";

const KINDS: Record<RejectionKind | "other", string> = {
  invented: "Made up: nobody had offered them",
  repeated: "Named twice",
  taken_out: "Taken out by the editor",
  closed: "Closed",
  elsewhere: "Outside the city",
  never_again: "Never again",
  resting: "In a weekly guide lately",
  same_place: "The same place twice",
  constraint: "Did not meet what must hold",
  other: "Turned away",
  outranked: "Others fit better",
};
const ORDER = Object.keys(KINDS) as (keyof typeof KINDS)[];
/** Longer lists are collapsed. */
const SHOWN = 8;

/** The rejected places with their reasons, the most serious first. */
export function Rejections({ rejected }: { rejected: readonly Rejection[] }) {
  if (rejected.length === 0) return null;
  const byKind = Map.groupBy(rejected, ({ kind }) => kind ?? "other");
  return (
    <FactSection title={`Turned away (${rejected.length})`}>
      {ORDER.map((kind) => {
        const places = byKind.get(kind) ?? [];
        return places.length > 0 && <Kind key={kind} title={KINDS[kind]} places={places} />;
      })}
    </FactSection>
  );
}

function Kind({ title, places }: { title: string; places: Rejection[] }) {
  return (
    <details open={places.length <= SHOWN} className="group">
      <summary className="min-h-8 text-ui font-semibold">
        {title} ({places.length})
      </summary>
      <ul className="mt-1 grid gap-1 border-l-3 border-rule pl-4 text-ui">
        {withKeys(places, ({ id }) => id).map(([key, { name, reason, score }]) => (
          <li key={key} className="wrap-anywhere">
            {name} <span className="text-ink-soft">{reason}</span>
            {score !== undefined && <span className="text-ink-faint tabular-nums"> · score {score}</span>}
          </li>
        ))}
      </ul>
    </details>
  );
}
