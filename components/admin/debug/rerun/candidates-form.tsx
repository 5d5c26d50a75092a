import type { StageEdit } from "@/lib/contracts/stage-edits";
import type { Place } from "@/lib/contracts/stages";

type Props = {
  edit: StageEdit<"candidates">;
  places: readonly Place[];
  onChange: (edit: StageEdit<"candidates">) => void;
};

/** Chooses which candidates remain. Only places that a search found can be chosen. */
export function CandidatesForm({ edit: { placeIds }, places, onChange }: Props) {
  const chosen = new Set(placeIds);
  const toggle = (id: string) =>
    onChange({
      placeIds: places.map((place) => place.id).filter((each) => (each === id ? !chosen.has(id) : chosen.has(each))),
    });
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 text-ui font-semibold">
        {chosen.size} of {places.length} stay
      </legend>
      <div className="grid max-h-96 gap-x-6 overflow-y-auto rounded-field bg-sunk p-3 md:grid-cols-2">
        {places.map(({ id, name, neighbourhood }) => (
          <label key={id} className="flex min-h-9 items-center gap-2.5 text-ui wrap-anywhere">
            <input
              type="checkbox"
              checked={chosen.has(id)}
              onChange={() => toggle(id)}
              className="size-5 flex-none accent-ink"
            />
            <span>
              {name} <span className="text-ink-faint">{neighbourhood}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
