import { FACET_TITLES, facetLabel, monthLabel } from "@/lib/magazine/facet-labels";
import { FACET_KINDS } from "@/lib/magazine/facets";
import type { FrontPage } from "@/lib/magazine/front-page";
import type { Narrowing } from "@/lib/magazine/narrow";
import { Select } from "../ui/field";

type Props = Pick<FrontPage, "choices" | "months"> & { filters: Narrowing };

/** What the guides can be narrowed to, in the form of a search. */
export function FilterSelects({ choices, months, filters }: Props) {
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
    <div className="grid grid-cols-2 gap-3 md:auto-cols-fr md:grid-flow-col md:grid-cols-none">
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
    </div>
  );
}
