import type { ImportRow } from "@/lib/contracts/place-import";
import { Icon } from "../ui/icon";
import { fromList, fullAddress } from "./labels";
import { type ImportDefaults, planRow, type RowChoice } from "./row-plan";
import { StatusSelect } from "./status-select";

export type RowProps = {
  row: ImportRow;
  choice: RowChoice | undefined;
  defaults: ImportDefaults;
  onChoose: (choice: RowChoice) => void;
};

/** A row with its match and its confidence, as text with an icon. */
export function MatchedRow({ row, choice, defaults, onChoose }: RowProps) {
  const { match, name, list } = row;
  if (!match) return null;
  const isCertain = match.confidence === "certain";
  return (
    <div className="grid gap-x-8 gap-y-3 md:grid-cols-[minmax(0,1fr)_18rem] md:items-center">
      <div className="min-w-0 wrap-anywhere">
        <h3 className="text-card">{match.restaurant.name}</h3>
        <p className="text-ui text-ink-soft">{fullAddress(match.restaurant)}</p>
        <p className="mt-1.5 flex items-center gap-2 text-ui">
          <Icon
            name={isCertain ? "check" : "question"}
            size={18}
            className={isCertain ? "text-green-ink" : "text-yellow-ink"}
          />
          <span>
            <strong className="font-semibold">{isCertain ? "Certain" : "Likely"}:</strong> {match.reason}
          </span>
        </p>
        <SourceNote name={name} list={list} isSame={name === match.restaurant.name} />
      </div>
      <StatusSelect
        name={match.restaurant.name}
        plan={planRow(row, choice, defaults)}
        choice={choice}
        onChoose={onChoose}
      />
    </div>
  );
}

function SourceNote({ name, list, isSame }: { name: string; list: string | null; isSame: boolean }) {
  const words = [!isSame && `“${name}” in the file`, list && fromList(list)].filter(Boolean).join(", ");
  return words === "" ? null : <p className="mt-1 text-small text-ink-faint">{words}</p>;
}
