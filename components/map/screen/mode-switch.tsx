import { classNames } from "@/components/ui/class-names";
import { MAP_MODES, type MapMode } from "./screen-state";

const NAMES: Record<MapMode, string> = { saved: "Saved", all: "All", quadtree: "Quadtree" };

type Props = {
  /** Null while a search overrides it. */
  mode: MapMode | null;
  onChoose: (mode: MapMode) => void;
};

export function ModeSwitch({ mode, onChoose }: Props) {
  return (
    <fieldset className="pointer-events-auto inline-flex min-h-11 gap-0.5 rounded-pill bg-raised p-1 shadow-float max-[22.5rem]:px-0.5 lg:bg-sunk lg:shadow-none">
      <legend className="sr-only">Mode</legend>
      {MAP_MODES.map((each) => (
        <button
          key={each}
          type="button"
          aria-pressed={each === mode}
          onClick={() => onChoose(each)}
          className={classNames(
            "relative min-h-9 min-w-11 rounded-pill px-3.5 text-label leading-none font-semibold transition before:absolute before:inset-x-0 before:-inset-y-1 focus-visible:rounded-pill max-xs:px-3 max-[24rem]:px-2 max-[22.5rem]:px-1 max-[22.5rem]:text-small",
            each === mode ? "bg-ink text-paper" : "text-ink-soft hover:text-ink",
          )}
        >
          {NAMES[each]}
        </button>
      ))}
    </fieldset>
  );
}
