import type { Selections } from "../../stage-types";
import { type Change, changed, changesIn } from "./change";
import { movedKeys } from "./moved";

type Pick = Selections["picks"][number];
type NameOf = (placeId: string) => string;

/** Who came, who went, who moved, and whose reason or verdicts are others. */
export function comparePicks(before: Selections, after: Selections, nameOf: NameOf): Change[] {
  const keyOf = ({ placeId }: Pick) => placeId;
  const moved = movedKeys(before.picks.map(keyOf), after.picks.map(keyOf));
  const at = ({ picks }: Selections, id: string) => `place ${picks.findIndex(({ placeId }) => placeId === id) + 1}`;
  return [
    ...changesIn(before.picks, after.picks, {
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
          ...changed(`${what}: reason`, former.reason, latter.reason),
          ...changed(`${what}: verdicts`, verdicts(former), verdicts(latter)),
        ];
      },
    }),
    ...changed("order", before.order, after.order),
    ...changed("gave way", before.unmet.join(", ") || "nothing", after.unmet.join(", ") || "nothing"),
  ];
}

const verdicts = (pick: Pick) => pick.verdicts.map(({ label, verdict }) => `${label}: ${verdict}`).join("; ") || "none";
