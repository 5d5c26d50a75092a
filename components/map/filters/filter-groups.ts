import { STATUS_DISPLAY } from "@/components/ui/status-display";
import type { Meal, StatusFilter } from "@/lib/contracts/restaurant-filters";
import { priceLevelText, priceSigns } from "@/lib/core/place-facts";
import { type FilterOption, type FilterOptions, type Filters, toggled } from "./filters";

type FilterChoice = {
  key: string;
  label: string;
  /** Where the label is signs. */
  spoken?: string;
  status?: StatusFilter;
  count: number | null;
  isChosen: boolean;
  /** The filters once it is pressed. */
  next: Filters;
};
export type FilterGroup = { name: string; choices: readonly FilterChoice[] };

/** So many are seen at once; of more, the commonest and those that are chosen. */
const CHOICES_MAX = 12;

/** What is left of the choices where they would fill a screen, in their own order. */
export function commonestChoices(choices: FilterGroup["choices"]): string[] {
  const byCount = choices.toSorted((a, b) => (b.count ?? 0) - (a.count ?? 0)).slice(0, CHOICES_MAX);
  return byCount.map(({ key }) => key);
}

const MEAL_NAMES: Record<Meal, string> = {
  breakfast: "Breakfast",
  brunch: "Brunch",
  lunch: "Lunch",
  dinner: "Dinner",
  "late-night": "Late night",
};

/** The filters that leave something to choose, with their values: cuisines, which may be fifty, come last. */
export function filterGroups(options: FilterOptions, filters: Filters): FilterGroup[] {
  const { statuses, cuisines, prices, meals } = filters;
  const groups: FilterGroup[] = [
    {
      name: "Status",
      choices: options.statuses.map((option) => ({
        ...chosen(option, statuses),
        label: option.value === "none" ? "No status" : STATUS_DISPLAY[option.value].name,
        status: option.value,
        next: { ...filters, statuses: toggled(statuses, option.value) },
      })),
    },
    {
      name: "Price",
      choices: options.prices.map((option) => ({
        ...chosen(option, prices),
        label: priceSigns(option.value),
        spoken: priceLevelText(option.value),
        next: { ...filters, prices: toggled(prices, option.value) },
      })),
    },
    {
      name: "Meal",
      choices: options.meals.map((option) => ({
        ...chosen(option, meals),
        label: MEAL_NAMES[option.value],
        next: { ...filters, meals: toggled(meals, option.value) },
      })),
    },
    {
      name: "Cuisine",
      choices: options.cuisines.map((option) => ({
        ...chosen(option, cuisines),
        label: option.value,
        next: { ...filters, cuisines: toggled(cuisines, option.value) },
      })),
    },
  ];
  return groups.filter(({ choices }) => choices.length > 0);
}

const chosen = <T extends string | number>({ value, count }: FilterOption<T>, values: readonly T[]) => ({
  key: String(value),
  count,
  isChosen: values.includes(value),
});
