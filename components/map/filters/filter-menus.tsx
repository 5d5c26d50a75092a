"use client";

import { CSPProvider } from "@base-ui/react/csp-provider";
import { Popover } from "@base-ui/react/popover";
import { classNames } from "@/components/ui/class-names";
import { Icon } from "@/components/ui/icon";
import { FilterChoices } from "./filter-choices";
import { type FilterGroup, filterGroups } from "./filter-groups";
import { countFilters, type FilterOptions, type Filters, NO_FILTERS } from "./filters";

const PILL =
  "inline-flex min-h-9 items-center gap-1.5 rounded-pill border-[1.5px] px-3 text-label leading-none font-semibold whitespace-nowrap transition focus-visible:rounded-pill";
const IDLE = "border-edge hover:border-ink data-popup-open:border-ink";
const CHOSEN = "border-ink bg-ink text-paper";

type Props = { options: FilterOptions; filters: Filters; onChange: (filters: Filters) => void };

/** The filters on wide screens: a row of menus. */
export function FilterMenus({ options, filters, onChange }: Props) {
  const groups = filterGroups(options, filters);
  const chosen = countFilters(filters);
  if (groups.length === 0 && options.openNow === null && chosen === 0) return null;
  return (
    // The one style element that Base UI would insert is not needed here.
    <CSPProvider disableStyleElements>
      <fieldset className="pointer-events-auto flex flex-wrap items-center gap-2 max-lg:hidden">
        <legend className="sr-only">Filters</legend>
        {groups.map((group) => (
          <FilterMenu key={group.name} group={group} onChange={onChange} />
        ))}
        {options.openNow && (
          <button
            type="button"
            aria-pressed={filters.isOpenNow}
            onClick={() => onChange({ ...filters, isOpenNow: !filters.isOpenNow })}
            className={classNames(PILL, filters.isOpenNow ? CHOSEN : IDLE)}
          >
            Open now
          </button>
        )}
        {chosen > 0 && (
          <button
            type="button"
            onClick={() => onChange(NO_FILTERS)}
            className="min-h-9 px-1.5 text-label font-semibold text-ink-soft underline underline-offset-3 hover:text-ink"
          >
            Clear all
          </button>
        )}
      </fieldset>
    </CSPProvider>
  );
}

/** Of what a button says; a single value is said however long it is. */
const MAX_LENGTH = 12;

/** Its button says what is chosen: "Thai", "$, $$", "Californian +2". */
function FilterMenu({ group, onChange }: { group: FilterGroup; onChange: Props["onChange"] }) {
  const [first, ...others] = group.choices.filter(({ isChosen }) => isChosen);
  const both = [first, ...others].map((choice) => choice?.label).join(", ");
  const value = first && (others.length === 0 || both.length <= MAX_LENGTH ? both : `${first.label} +${others.length}`);
  return (
    <Popover.Root>
      <Popover.Trigger className={classNames(PILL, first ? CHOSEN : IDLE)}>
        {value && <span className="sr-only">{`${group.name}: `}</span>}
        {value ?? group.name}
        <Icon name="chevron" size={14} />
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Positioner className="z-50" align="start" sideOffset={8} collisionPadding={12}>
          <Popover.Popup
            aria-label={group.name}
            className="max-h-[min(60vh,var(--available-height))] w-90 max-w-(--available-width) overflow-auto overscroll-contain rounded-card bg-raised p-4 text-ink shadow-float focus-visible:outline-none"
          >
            <FilterChoices group={group} onChange={onChange} />
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}
