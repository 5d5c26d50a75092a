import { Icon } from "@/components/ui/icon";
import type { SortOrder } from "../screen/screen-state";
import type { SortChoice } from "./sort-orders";

type Props = { choices: readonly SortChoice[]; sort: SortOrder | null; onChoose: (sort: SortOrder | null) => void };

/** The order of the list. */
export function SortSelect({ choices, sort, onChoose }: Props) {
  const value = choices.some((choice) => choice.value === sort) ? sort : null;
  return (
    <span className="relative inline-flex shrink-0 items-center">
      <select
        aria-label="Order"
        value={value ?? ""}
        onChange={(event) =>
          onChoose(choices.find((choice) => (choice.value ?? "") === event.target.value)?.value ?? null)
        }
        className="min-h-11 max-w-44 lg:min-h-9 appearance-none truncate rounded-pill bg-transparent py-1 pr-7 pl-3 text-right text-label font-semibold text-ink-soft hover:text-ink focus-visible:rounded-pill"
      >
        {choices.map((choice) => (
          <option key={choice.label} value={choice.value ?? ""} className="bg-raised text-ink">
            {choice.label}
          </option>
        ))}
      </select>
      <Icon name="chevron" size={14} className="pointer-events-none absolute right-2" />
    </span>
  );
}
