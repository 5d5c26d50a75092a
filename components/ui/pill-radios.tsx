import { useId } from "react";
import { FieldError } from "./field";

type Props<T extends string> = {
  legend: string;
  name: string;
  options: readonly T[];
  /** Null while nothing is chosen. */
  value: T | null;
  onChange: (value: T) => void;
  isDisabled?: boolean;
  error?: string | null | undefined;
};

/** One choice out of a few, all visible; one below the other where two have no room for their words. */
export function PillRadios<T extends string>({ legend, name, options, value, onChange, isDisabled, error }: Props<T>) {
  const errorId = useId();
  return (
    <fieldset
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a plain group has no state of being invalid
      role="radiogroup"
      disabled={isDisabled}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? errorId : undefined}
      className="min-w-0"
    >
      <legend className="mb-2 text-ui font-semibold leading-tight">{legend}</legend>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))] gap-2 sm:flex sm:flex-wrap">
        {options.map((option) => (
          <label key={option} className="relative">
            <input
              type="radio"
              name={name}
              value={option}
              checked={option === value}
              onChange={() => onChange(option)}
              className="peer absolute inset-0 size-full opacity-0"
            />
            <span className="flex min-h-11 items-center justify-center rounded-[1.375rem] border-[1.5px] border-edge px-3.5 py-1 text-center text-ui leading-tight font-firm wrap-break-word transition peer-checked:border-ink peer-checked:bg-ink peer-checked:text-paper peer-hover:border-ink peer-focus-visible:outline-3 peer-focus-visible:outline-offset-3 peer-focus-visible:outline-ink peer-disabled:border-transparent peer-disabled:bg-sunk peer-disabled:text-ink-faint">
              {option}
            </span>
          </label>
        ))}
      </div>
      {error && (
        <div className="mt-2">
          <FieldError id={errorId}>{error}</FieldError>
        </div>
      )}
    </fieldset>
  );
}
