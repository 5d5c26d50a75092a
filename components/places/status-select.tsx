import { UserStatus } from "@/lib/contracts/restaurant";
import { Select } from "../ui/field";
import { StatusChip, StatusDot } from "../ui/status-chip";
import { STATUS_DISPLAY } from "../ui/status-display";
import type { RowChoice, RowPlan } from "./row-plan";

type Props = { name: string; plan: RowPlan; choice: RowChoice | undefined; onChoose: (choice: RowChoice) => void };

/** The status that a row's place will have: one of the five, its current one, or left out. */
export function StatusSelect({ name, plan: { restaurant, status, action }, choice, onChoose }: Props) {
  const current = restaurant?.userStatus ?? null;
  if (action === "already" && choice?.selection === undefined) {
    return (
      <p className="flex items-center gap-3 text-ui text-ink-soft">
        <StatusChip status={status} /> already so
      </p>
    );
  }
  const value = action === "keep" ? "keep" : action === "nothing" ? "leave" : status;
  const shown = action === "nothing" ? null : action === "keep" ? current : status;
  return (
    <Select
      label={`Mark ${name} as`}
      labelAside={shown && <StatusDot status={shown} />}
      value={value}
      onChange={(event) => onChoose({ selection: event.target.value as NonNullable<RowChoice["selection"]> })}
    >
      {UserStatus.options.map((each) => (
        <option key={each} value={each}>
          {STATUS_DISPLAY[each].name}
        </option>
      ))}
      {current ? (
        <option value="keep">Keep {STATUS_DISPLAY[current].name}, as it is</option>
      ) : (
        <option value="leave">Leave out</option>
      )}
    </Select>
  );
}
