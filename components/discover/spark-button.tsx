import { classNames } from "../ui/class-names";
import { Icon } from "../ui/icon";

const SEGMENTS = [
  "M0-11.60-8.56-26.60A21.2 21.2 0 0 1 8.56-26.60Z",
  "M3.81-2.20 12.52-17.11A21.2 21.2 0 0 1 21.08-2.29Z",
  "M3.81 2.20 21.08 2.29A21.2 21.2 0 0 1 12.52 17.11Z",
  "M0 4.40 8.56 19.40A21.2 21.2 0 0 1-8.56 19.40Z",
  "M-3.81 2.20-12.52 17.11A21.2 21.2 0 0 1-21.08 2.29Z",
  "M-3.81-2.20-21.08-2.29A21.2 21.2 0 0 1-12.52-17.11Z",
];

/** The logo's burst in one color, the icon of a spark. */
function SparkIcon({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 56 56" aria-hidden="true" className={className}>
      <g
        transform="translate(24.5 31.5) rotate(38) scale(.9 1.1)"
        strokeWidth="2.6"
        strokeLinejoin="round"
        className="fill-current stroke-current"
      >
        {SEGMENTS.map((segment) => (
          <path key={segment} d={segment} />
        ))}
      </g>
    </svg>
  );
}

type Props = { isCreating: boolean; onSpark: () => void; onStop: () => void };

/**
 * The round button: it opens the dialog for a new guide, and stops the creation while one is under way. It floats in
 * the corner and stops above the footer, so that it never covers the end of a page.
 */
export function SparkButton({ isCreating, onSpark, onStop }: Props) {
  const label = isCreating ? "Stop creating the guide" : "Spark a New Guide";
  return (
    <div className="pointer-events-none sticky bottom-[calc(92px+env(safe-area-inset-bottom))] z-20 mt-auto flex justify-end pt-6 pb-6 lg:-mr-4 lg:bottom-6">
      <button
        type="button"
        aria-label={label}
        title={label}
        onClick={isCreating ? onStop : onSpark}
        className={classNames(
          "group pointer-events-auto grid size-17 place-items-center rounded-pill shadow-float transition duration-240 ease-soft focus-visible:rounded-pill active:scale-95 lg:size-19",
          isCreating
            ? "bg-ink text-paper hover:bg-ink-soft"
            : "bg-coral text-on-coral hover:scale-105 hover:bg-coral-deep",
        )}
      >
        {isCreating ? (
          <Icon name="stop" size={24} />
        ) : (
          <SparkIcon className="size-9 transition duration-480 ease-soft group-hover:rotate-60" />
        )}
      </button>
    </div>
  );
}
