import { Button } from "@/components/ui/button";
import { Input, Textarea } from "@/components/ui/field";
import { Icon } from "@/components/ui/icon";
import type { StageEdit } from "@/lib/contracts/stage-edits";
import { withKeys } from "../with-keys";

type Idea = StageEdit<"idea">;
type Props = { edit: Idea; onChange: (edit: Idea) => void };

/** The idea as fields, and its constraints: hard or not, or dropped. New constraints are added as JSON. */
export function IdeaForm({ edit, onChange }: Props) {
  const { title, angle, size, constraints } = edit;
  const setConstraints = (next: Idea["constraints"]) => onChange({ ...edit, constraints: next });
  return (
    <div className="grid gap-4">
      <Input
        label="Working title"
        value={title}
        onChange={(event) => onChange({ ...edit, title: event.target.value })}
      />
      <Textarea
        label="Angle"
        rows={2}
        value={angle}
        onChange={(event) => onChange({ ...edit, angle: event.target.value })}
      />
      <Input
        type="number"
        label="Places wanted"
        min={1}
        max={10}
        value={size}
        onChange={(event) => onChange({ ...edit, size: event.target.valueAsNumber || 0 })}
      />
      <fieldset className="min-w-0">
        <legend className="mb-1 text-ui font-semibold">Constraints</legend>
        {constraints.length === 0 && <p className="text-ui text-ink-soft">None.</p>}
        <ul>
          {withKeys(constraints, ({ field, label }) => `${field} ${label}`).map(([key, constraint]) => (
            <li
              key={key}
              className="grid grid-cols-[minmax(0,1fr)_auto_auto] items-center gap-x-3 border-t border-rule py-1.5 text-ui"
            >
              <span className="min-w-0 wrap-anywhere">
                {constraint.label} <span className="text-ink-faint">{constraint.field}</span>
              </span>
              <label className="flex min-h-10 items-center gap-2">
                <input
                  type="checkbox"
                  checked={constraint.isHard}
                  onChange={() =>
                    setConstraints(
                      constraints.map((each) => (each === constraint ? { ...each, isHard: !each.isHard } : each)),
                    )
                  }
                  className="size-5 flex-none accent-ink"
                />
                must hold<span className="sr-only">: {constraint.label}</span>
              </label>
              <Button
                isSmall
                variant="quiet"
                aria-label={`Drop ${constraint.label}`}
                onClick={() => setConstraints(constraints.filter((each) => each !== constraint))}
                padding="px-2"
                className="min-w-10"
              >
                <Icon name="cross" size={18} />
              </Button>
            </li>
          ))}
        </ul>
      </fieldset>
    </div>
  );
}
