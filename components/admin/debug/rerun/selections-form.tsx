import { Button } from "@/components/ui/button";
import { Input, Select, Textarea } from "@/components/ui/field";
import { Icon } from "@/components/ui/icon";
import type { StageEdit } from "@/lib/contracts/stage-edits";
import type { Place } from "@/lib/contracts/stages";
import { NO_ORDER } from "@/lib/contracts/stages";

type Selection = StageEdit<"selections">;
type Props = { edit: Selection; places: readonly Place[]; onChange: (edit: Selection) => void };

const BY_HAND = "Picked by the editor.";

/** The picks in order: moved, removed, and added from the candidates. */
export function SelectionsForm({ edit: { picks, order }, places, onChange }: Props) {
  const nameOf = (id: string) => places.find((place) => place.id === id)?.name ?? id;
  const left = places.filter(({ id }) => !picks.some(({ placeId }) => placeId === id));
  // The order's name no longer fits once the picks change.
  const setPicks = (next: Selection["picks"]) => onChange({ picks: next, order: NO_ORDER });
  const swap = (i: number, j: number) => {
    const next = [...picks];
    const [a, b] = [next[i], next[j]];
    if (!a || !b) return;
    [next[i], next[j]] = [b, a];
    setPicks(next);
  };
  return (
    <div className="grid gap-4">
      <ol className="grid gap-3">
        {picks.map(({ placeId, reason }, i) => {
          const name = nameOf(placeId);
          return (
            <li key={placeId} className="grid gap-2 border-t border-rule pt-3">
              <div className="flex flex-wrap items-center gap-x-1">
                <strong className="min-w-0 flex-1 basis-40 text-ui font-strong wrap-anywhere">
                  {i + 1}. {name}
                </strong>
                <PickButton label={`Move ${name} up`} isDisabled={i === 0} onPress={() => swap(i, i - 1)}>
                  <Icon name="chevron" size={18} className="rotate-180" />
                </PickButton>
                <PickButton
                  label={`Move ${name} down`}
                  isDisabled={i === picks.length - 1}
                  onPress={() => swap(i, i + 1)}
                >
                  <Icon name="chevron" size={18} />
                </PickButton>
                <PickButton
                  label={`Take ${name} out`}
                  onPress={() => setPicks(picks.filter((pick) => pick.placeId !== placeId))}
                >
                  <Icon name="cross" size={18} />
                </PickButton>
              </div>
              <Textarea
                label={`Why ${name}`}
                rows={3}
                value={reason}
                onChange={(event) => {
                  const changed = { placeId, reason: event.target.value };
                  onChange({ order, picks: picks.map((pick) => (pick.placeId === placeId ? changed : pick)) });
                }}
              />
            </li>
          );
        })}
      </ol>
      <Select
        label="Put in a candidate"
        value=""
        disabled={left.length === 0 || picks.length >= 10}
        onChange={(event) => setPicks([...picks, { placeId: event.target.value, reason: BY_HAND }])}
      >
        <option value="">Choose one of {left.length}</option>
        {left.map(({ id, name, neighbourhood }) => (
          <option key={id} value={id}>
            {neighbourhood ? `${name} · ${neighbourhood}` : name}
          </option>
        ))}
      </Select>
      <Input
        label="Order of telling"
        hint="The introduction says it, so it has to be true of these picks."
        value={order}
        onChange={(event) => onChange({ picks, order: event.target.value })}
      />
    </div>
  );
}

type PickButtonProps = { label: string; isDisabled?: boolean; onPress: () => void; children: React.ReactNode };

const PickButton = ({ label, isDisabled, onPress, children }: PickButtonProps) => (
  <Button
    isSmall
    variant="quiet"
    aria-label={label}
    disabled={isDisabled}
    onClick={onPress}
    padding="px-2"
    className="min-w-10"
  >
    {children}
  </Button>
);
