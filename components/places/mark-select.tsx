import { UserStatus } from "@/lib/restaurants/contract";
import { Select } from "../ui/field";
import { StatusChip, StatusDot } from "../ui/status-chip";
import { STATUSES } from "../ui/statuses";
import type { Choice, RowPlan } from "./plan";

type Props = { name: string; plan: RowPlan; choice: Choice | undefined; onChoose: (choice: Choice) => void };

/** What a row's place will be: one of the five, the mark it has already, or left out. */
export function MarkSelect({ name, plan: { restaurant, status, does }, choice, onChoose }: Props) {
  const current = restaurant?.userStatus ?? null;
  if (does === "already" && choice?.mark === undefined) {
    return (
      <p className="flex items-center gap-3 text-ui text-ink-soft">
        <StatusChip status={status} /> already so
      </p>
    );
  }
  const value = does === "keep" ? "keep" : does === "nothing" ? "leave" : status;
  const shown = does === "nothing" ? null : does === "keep" ? current : status;
  return (
    <Select
      label={`Mark ${name} as`}
      aside={shown && <StatusDot status={shown} />}
      value={value}
      onChange={(event) => onChoose({ mark: event.target.value as NonNullable<Choice["mark"]> })}
    >
      {UserStatus.options.map((each) => (
        <option key={each} value={each}>
          {STATUSES[each].name}
        </option>
      ))}
      {current ? (
        <option value="keep">Keep {STATUSES[current].name}, as it is</option>
      ) : (
        <option value="leave">Leave out</option>
      )}
    </Select>
  );
}
