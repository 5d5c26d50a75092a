import { useEffect, useState } from "react";
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

/** Whoever presses this soon after the guide is done was about to stop it. */
const LATE_MS = 1_000;

type Props = {
  isCreating: boolean;
  /** The last creation made a guide. */
  isDone: boolean;
  onSpark: () => void;
  onStop: () => void;
  /** Pressed to stop a creation whose guide had just been made. */
  onLateStop: () => void;
};

/**
 * Opens the dialog for a new guide, and stops the creation while one is under way. On phones it floats in a bar of its
 * own above the tabs, so that nothing lies under it, and stops where the list ends; on wider screens it has its place
 * beside the headline. In the order of the Tab key it follows the city, whatever stands between them on the screen.
 */
export function SparkButton({ isCreating, isDone, onSpark, onStop, onLateStop }: Props) {
  const [wasCreating, setWasCreating] = useState(isCreating);
  const [hasJustEnded, setHasJustEnded] = useState(false);
  if (wasCreating !== isCreating) {
    setWasCreating(isCreating);
    setHasJustEnded(isDone);
  }
  useEffect(() => {
    if (!hasJustEnded) return;
    const timer = setTimeout(() => setHasJustEnded(false), LATE_MS);
    return () => clearTimeout(timer);
  }, [hasJustEnded]);
  return (
    <div
      data-spark-bar
      className="sticky bottom-[calc(var(--spacing-tab-bar)-2px)] z-10 -mx-gutter mt-auto flex justify-center border-t border-rule bg-paper px-gutter pt-2 pb-2.5 max-lg:order-1 lg:absolute lg:top-7 lg:right-0 lg:bottom-auto lg:mx-0 lg:border-0 lg:bg-transparent lg:p-0"
    >
      <button
        type="button"
        aria-disabled={hasJustEnded || undefined}
        onClick={isCreating ? onStop : hasJustEnded ? onLateStop : onSpark}
        className={classNames(
          "group inline-flex min-h-12 items-center justify-center gap-2.5 rounded-pill px-5.5 text-ui leading-none font-semibold transition duration-240 ease-soft focus-visible:rounded-pill active:scale-97 max-md:flex-1 lg:min-h-14 lg:px-6.5 lg:text-body",
          isCreating ? "bg-ink text-paper hover:bg-ink-soft" : "bg-coral text-on-coral hover:bg-coral-deep",
        )}
      >
        {isCreating ? (
          <Icon name="stop" size={22} />
        ) : (
          <SparkIcon className="size-6 transition duration-480 ease-soft group-hover:rotate-60" />
        )}
        {isCreating ? "Stop creating the guide" : "Spark a New Guide"}
      </button>
    </div>
  );
}
