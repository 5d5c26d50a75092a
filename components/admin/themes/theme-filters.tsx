import { classNames } from "@/components/ui/class-names";
import { THEME_FILTERS, type ThemeFilter } from "@/lib/client/themes/theme-list";

type Props = { value: ThemeFilter; onChange: (filter: ThemeFilter) => void };

/** Filters the themes by status. */
export function ThemeFilters({ value, onChange }: Props) {
  return (
    <fieldset className="flex min-w-0 flex-wrap gap-2">
      <legend className="sr-only">Show</legend>
      {THEME_FILTERS.map((filter) => (
        <button
          key={filter}
          type="button"
          aria-pressed={filter === value}
          onClick={() => onChange(filter)}
          className={classNames(
            "min-h-11 rounded-pill border-[1.5px] px-4 text-ui font-firm transition focus-visible:rounded-pill",
            filter === value ? "border-ink bg-ink text-paper" : "border-edge text-ink hover:border-ink",
          )}
        >
          {filter}
        </button>
      ))}
    </fieldset>
  );
}
