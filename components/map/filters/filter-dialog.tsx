"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Icon } from "@/components/ui/icon";
import { NOTHING_NEAR } from "../list/nothing-near";
import type { Shown } from "../screen/screen-state";
import { FilterChoices, FilterToggle } from "./filter-choices";
import { filterGroups } from "./filter-groups";
import { countFilters, type FilterOptions, type Filters, hasFilterOptions, NO_FILTERS } from "./filters";

type Props = {
  options: FilterOptions;
  filters: Filters;
  onChange: (filters: Filters) => void;
  /** How many places are shown. */
  count: number;
  shown: Shown;
  /** Whether none of them is where the reader is. */
  hasNothingNear: boolean;
  /** Why "Open now" leaves nothing; null where it is not to blame. */
  noneOpen: string | null;
  className: string;
};

/** The filters on phones: a button that opens them all in a panel. */
export function FilterDialog({ options, filters, onChange, count, shown, hasNothingNear, noneOpen, className }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const chosen = countFilters(filters);
  const kind = shown === "saved" ? "saved " : "";
  if (!hasFilterOptions(options) && chosen === 0) return null;
  const groups = filterGroups(options, filters);
  const cuisine = groups.find(({ name }) => name === "Cuisine");
  return (
    <>
      <button type="button" aria-haspopup="dialog" onClick={() => setIsOpen(true)} className={className}>
        <Icon name="filters" size={18} className="xs:hidden" />
        <span className="max-xs:sr-only">Filters</span>
        {chosen > 0 && (
          <span className="absolute -top-1.5 -right-1.5 grid size-5.5 place-items-center rounded-pill bg-ink text-small leading-none text-paper">
            {chosen}
            <span className="sr-only"> chosen</span>
          </span>
        )}
      </button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title="Filters"
        className="pointer-events-auto lg:hidden"
      >
        {groups
          .filter((group) => group !== cuisine)
          .map((group) => (
            <FilterChoices key={group.name} group={group} onChange={onChange} hasLegend />
          ))}
        {options.openNow && (
          <fieldset className="min-w-0">
            <legend className="mb-2 text-ui leading-tight font-semibold">Hours</legend>
            <div className="flex">
              <FilterToggle
                isChosen={filters.isOpenNow}
                count={options.openNow.count}
                onToggle={() => onChange({ ...filters, isOpenNow: !filters.isOpenNow })}
              >
                Open now
              </FilterToggle>
            </div>
          </fieldset>
        )}
        <p role="status" className="text-ui text-ink-soft empty:hidden">
          {noneOpen}
        </p>
        {cuisine && <FilterChoices group={cuisine} onChange={onChange} hasLegend />}
        {hasNothingNear && <p className="text-ui text-ink-soft">{NOTHING_NEAR[shown]}</p>}
        <p className="sticky bottom-0 -mx-5 -mb-6.5 flex flex-wrap gap-3 bg-raised px-5 pt-2 pb-5 md:-mx-9 md:-mb-9 md:px-9 md:pb-7">
          <Button variant="outline" disabled={chosen === 0} onClick={() => onChange(NO_FILTERS)}>
            Clear all
          </Button>
          <Button variant="primary" className="flex-1" onClick={() => setIsOpen(false)}>
            {`Show ${count.toLocaleString("en-US")} ${kind}${count === 1 ? "restaurant" : "restaurants"}`}
          </Button>
        </p>
      </Dialog>
    </>
  );
}
