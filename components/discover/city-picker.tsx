import { Icon } from "../ui/icon";

type Props = { city: string; cities: readonly string[]; isDisabled: boolean; onSelect: (city: string) => void };

/** The city in the headline "Guides for Oakland", as a select. */
export function CityPicker({ city, cities, isDisabled, onSelect }: Props) {
  const options = cities.includes(city) ? cities : [city, ...cities];
  return (
    <span className="relative inline-flex max-w-full items-center border-b-3 border-coral text-coral-ink transition has-disabled:border-rule has-disabled:text-ink-faint">
      <select
        aria-label="City"
        value={city}
        disabled={isDisabled}
        onChange={(event) => onSelect(event.target.value)}
        className="field-sizing-content max-w-full appearance-none bg-transparent pr-[0.66em] pb-[0.04em] tracking-[inherit]"
      >
        {options.map((option) => (
          <option key={option} value={option} className="bg-raised font-text text-body tracking-normal text-ink">
            {option}
          </option>
        ))}
      </select>
      <Icon name="chevron" className="pointer-events-none absolute right-0 size-[0.48em]" />
    </span>
  );
}
