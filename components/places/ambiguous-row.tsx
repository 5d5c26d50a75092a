import type { ReactNode } from "react";
import type { ImportRow } from "@/lib/contracts/place-import";
import { StatusDot } from "../ui/status-chip";
import { fromList, fullAddress } from "./labels";
import type { RowProps } from "./matched-row";
import { planRow } from "./row-plan";
import { StatusSelect } from "./status-select";

/** A row that could be several places: the reader chooses one, or none. */
export function AmbiguousRow({ row, choice, defaults, onChoose }: RowProps) {
  const plan = planRow(row, choice, defaults);
  return (
    <div className="grid gap-x-8 gap-y-3 md:grid-cols-[minmax(0,1fr)_18rem] md:items-center">
      <fieldset className="min-w-0 wrap-anywhere">
        <legend className="font-display text-card font-heading">{row.name}</legend>
        <p className="text-ui text-ink-soft">
          {[row.address, row.list && fromList(row.list)].filter(Boolean).join(", ")}
        </p>
        <div className="mt-2 grid gap-1">
          {row.candidates.map((place) => (
            <Option
              key={place.id}
              row={row}
              isChosen={plan.restaurant?.id === place.id}
              onChoose={() => onChoose({ restaurantId: place.id, selection: undefined })}
            >
              <span>
                <strong className="font-semibold">{place.name}</strong>, {fullAddress(place)}
              </span>
              {place.userStatus && <StatusDot status={place.userStatus} />}
            </Option>
          ))}
          <Option
            row={row}
            isChosen={!plan.restaurant}
            onChoose={() => onChoose({ restaurantId: null, selection: undefined })}
          >
            None of these
          </Option>
        </div>
      </fieldset>
      {plan.restaurant && <StatusSelect name={plan.restaurant.name} plan={plan} choice={choice} onChoose={onChoose} />}
    </div>
  );
}

type OptionProps = { row: ImportRow; isChosen: boolean; onChoose: () => void; children: ReactNode };

const Option = ({ row, isChosen, onChoose, children }: OptionProps) => (
  <label className="flex min-h-9 cursor-pointer items-center gap-3 text-ui">
    <input
      type="radio"
      name={`row-${row.line}`}
      checked={isChosen}
      onChange={onChoose}
      className="size-5 flex-none accent-coral-ink"
    />
    {children}
  </label>
);
