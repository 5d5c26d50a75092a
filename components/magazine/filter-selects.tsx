import { useId } from "react";
import { MAGAZINE_FILTERS } from "@/lib/core/magazine-filters";
import { FACET_TITLES, facetLabel, monthLabel } from "@/lib/magazine/facet-labels";
import { FACET_KINDS } from "@/lib/magazine/facets";
import type { FrontPage } from "@/lib/magazine/front-page";
import type { Narrowing } from "@/lib/magazine/narrow";
import { Button } from "../ui/button";
import { Select } from "../ui/field";

type Props = Pick<FrontPage, "choices" | "months"> & { filters: Narrowing };

/** What the guides can be narrowed to, in the form of a search. On phones they fold, so that the answer is in view. */
export function FilterSelects({ choices, months, filters }: Props) {
  const id = useId();
  const chosen = MAGAZINE_FILTERS.filter((name) => name !== "q" && filters[name] !== "").length;
  const fields = [
    ...FACET_KINDS.map((kind) => ({
      name: kind,
      label: FACET_TITLES[kind],
      options: choices
        .filter((choice) => choice.kind === kind)
        .map(({ value, slug }) => ({ value: slug, label: facetLabel(kind, value) })),
    })),
    {
      name: "month" as const,
      label: "Month",
      options: months.map(({ month }) => ({ value: month, label: monthLabel(month) })),
    },
  ];
  return (
    <div className="contents md:relative md:block">
      {/* A checkbox folds without script, and the selects stay parts of the form. */}
      <input type="checkbox" id={id} className="peer sr-only md:hidden" />
      <label
        htmlFor={id}
        className="inline-flex min-h-11 cursor-pointer items-center rounded-pill border-[1.5px] border-edge px-4 text-ui font-semibold peer-focus-visible:outline-3 peer-focus-visible:outline-offset-3 peer-focus-visible:outline-ink hover:border-ink md:hidden"
      >
        {chosen === 0 ? "Filters" : `Filters, ${chosen} chosen`}
      </label>
      <div className="hidden basis-full grid-cols-2 gap-3 peer-checked:grid md:flex md:max-w-220 md:items-end md:*:min-w-0 md:*:flex-1">
        {fields
          .filter(({ options }) => options.length > 0)
          .map(({ name, label, options }) => (
            <Select key={name} name={name} label={label} defaultValue={filters[name]}>
              <option value="">Any</option>
              {options.map((option) => (
                <option key={option.value} value={option.value}>
                  {option.label}
                </option>
              ))}
            </Select>
          ))}
        <Button type="submit" variant="outline" className="self-end md:flex-none!">
          Apply
          <span className="sr-only">the filters</span>
        </Button>
      </div>
    </div>
  );
}
