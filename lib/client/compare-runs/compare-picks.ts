import type { Selections } from "@/lib/contracts/stages";
import { movedKeys } from "./moved-keys";
import { listChanges, type RunChange, valueChange } from "./run-change";

type Pick = Selections["picks"][number];
type NameOf = (placeId: string) => string;

/** The picks that were added, removed or moved, and those whose reason or verdicts differ. */
export function comparePicks(before: Selections, after: Selections, nameOf: NameOf): RunChange[] {
  const keyOf = ({ placeId }: Pick) => placeId;
  const moved = movedKeys(before.picks.map(keyOf), after.picks.map(keyOf));
  const at = ({ picks }: Selections, id: string) => `place ${picks.findIndex(({ placeId }) => placeId === id) + 1}`;
  return [
    ...listChanges(before.picks, after.picks, {
      keyOf,
      nameOf: (pick) => nameOf(pick.placeId),
      detailOf: ({ reason }) => reason,
      inBoth: (former, latter) => {
        const { placeId } = latter;
        const what = nameOf(placeId);
        return [
          ...(moved.has(placeId)
            ? [{ kind: "moved" as const, what, before: at(before, placeId), after: at(after, placeId) }]
            : []),
          ...valueChange(`${what}: reason`, former.reason, latter.reason),
          ...valueChange(`${what}: verdicts`, verdictText(former), verdictText(latter)),
        ];
      },
    }),
    ...valueChange("order", before.order, after.order),
    ...valueChange("gave way", before.unmet.join(", ") || "nothing", after.unmet.join(", ") || "nothing"),
  ];
}

const verdictText = (pick: Pick) =>
  pick.verdicts.map(({ label, verdict }) => `${label}: ${verdict}`).join("; ") || "none";
