import { useId, useState } from "react";
import { Icon } from "@/components/ui/icon";
import { STATUS_DISPLAY } from "@/components/ui/status-display";
import { commonestChoices, type FilterGroup } from "./filter-groups";
import type { Filters } from "./filters";

type Props = { group: FilterGroup; onChange: (filters: Filters) => void; hasLegend?: boolean };

/** The values of one filter, any number of which may be chosen; of many, the commonest first. */
export function FilterChoices({ group: { name, choices }, onChange, hasLegend }: Props) {
  const id = useId();
  const { common, isShort, isFolded, toggle } = useFolded(choices);
  const shown = isFolded ? choices.filter(({ key, isChosen }) => isChosen || common.includes(key)) : choices;
  return (
    <fieldset className="min-w-0">
      <legend className={hasLegend ? "mb-2 text-ui leading-tight font-semibold" : "sr-only"}>{name}</legend>
      <div id={id} className="flex flex-wrap gap-2">
        {shown.map(({ key, label, spoken, status, count, isChosen, next }) => (
          <FilterToggle key={key} isChosen={isChosen} count={count} onToggle={() => onChange(next)}>
            {status && status !== "none" && (
              <span
                className="grid size-5.5 place-items-center rounded-pill bg-(--fill) text-(--on)"
                data-status={status}
              >
                <Icon name={STATUS_DISPLAY[status].icon} size={13} />
              </span>
            )}
            <span aria-hidden={spoken !== undefined || undefined}>{label}</span>
            {spoken && <span className="sr-only">{spoken}</span>}
          </FilterToggle>
        ))}
        {!isShort && (
          <button
            type="button"
            aria-expanded={!isFolded}
            aria-controls={id}
            onClick={toggle}
            className="min-h-11 px-1.5 text-label font-semibold text-ink-soft underline underline-offset-3 hover:text-ink"
          >
            {isFolded ? `Show all ${choices.length}` : "Show fewer"}
          </button>
        )}
      </div>
    </fieldset>
  );
}

/** Which are the commonest is told anew with other choices only: none moves while the reader chooses among them. */
function useFolded(choices: FilterGroup["choices"]) {
  const keys = choices.map(({ key }) => key).join();
  const [known, setKnown] = useState({ keys, common: commonestChoices(choices) });
  const [isFolded, setIsFolded] = useState(true);
  if (known.keys !== keys) setKnown({ keys, common: commonestChoices(choices) });
  const isShort = choices.length <= known.common.length;
  return { common: known.common, isShort, isFolded: isFolded && !isShort, toggle: () => setIsFolded(!isFolded) };
}

type ToggleProps = { isChosen: boolean; count: number | null; onToggle: () => void; children: React.ReactNode };

/** A checkbox as a pill, with how many places it would show. */
export const FilterToggle = ({ isChosen, count, onToggle, children }: ToggleProps) => (
  <label className="relative">
    <input
      type="checkbox"
      checked={isChosen}
      onChange={onToggle}
      className="peer absolute inset-0 size-full opacity-0"
    />
    <span className="flex min-h-11 items-center gap-2 rounded-pill border-[1.5px] border-edge px-3.5 text-label leading-none font-semibold transition peer-checked:border-ink peer-checked:bg-ink peer-checked:text-paper peer-hover:border-ink peer-focus-visible:outline-3 peer-focus-visible:outline-offset-3 peer-focus-visible:outline-ink">
      {children}
      {count !== null && <span className="font-normal opacity-80">{count.toLocaleString("en-US")}</span>}
    </span>
  </label>
);
