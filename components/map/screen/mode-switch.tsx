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
    <fieldset className="pointer-events-auto inline-flex min-h-11 gap-0.5 rounded-pill bg-raised p-1 shadow-float lg:bg-sunk lg:shadow-none">
      <legend className="sr-only">Mode</legend>
      {MAP_MODES.map((each) => (
        <button
          key={each}
          type="button"
          aria-pressed={each === mode}
          onClick={() => onChoose(each)}
          className={classNames(
            "min-h-9 rounded-pill px-3.5 text-label leading-none font-semibold transition focus-visible:rounded-pill",
            each === mode ? "bg-ink text-paper" : "text-ink-soft hover:text-ink",
          )}
        >
          {NAMES[each]}
        </button>
      ))}
    </fieldset>
  );
}
