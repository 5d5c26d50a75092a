import type { ImportRow } from "@/lib/contracts/place-import";
import { UserStatus } from "@/lib/contracts/restaurant";
import { Select } from "../ui/field";
import { PillRadios } from "../ui/pill-radios";
import { STATUS_DISPLAY } from "../ui/status-display";
import type { ImportDefaults } from "./row-plan";

const CONFLICT_LABELS = { keep: "Keep my marks", take: "Take the file's" } as const;

type Props = { rows: readonly ImportRow[]; value: ImportDefaults; onChange: (value: ImportDefaults) => void };

/** The defaults for every row, shown only where they matter. */
export function ReviewDefaults({ rows, value, onChange }: Props) {
  const hasSilent = rows.some(({ status, match, candidates }) => !status && (match || candidates.length > 0));
  const hasConflict = rows.some(({ current, status }) => current && current !== (status ?? value.status));
  if (!hasSilent && !hasConflict) return null;
  return (
    <div className="mt-8 flex flex-wrap items-end gap-x-10 gap-y-5 rounded-card bg-sunk p-5">
      {hasSilent && (
        <div className="w-full max-w-80">
          <Select
            label="Where the file doesn't say, mark as"
            value={value.status}
            onChange={(event) => onChange({ ...value, status: UserStatus.parse(event.target.value) })}
          >
            {UserStatus.options.map((status) => (
              <option key={status} value={status}>
                {STATUS_DISPLAY[status].name}
              </option>
            ))}
          </Select>
        </div>
      )}
      {hasConflict && (
        <PillRadios
          legend="Places you marked in another way"
          name="marks"
          options={[CONFLICT_LABELS.keep, CONFLICT_LABELS.take]}
          value={CONFLICT_LABELS[value.marks]}
          onChange={(label) => onChange({ ...value, marks: label === CONFLICT_LABELS.take ? "take" : "keep" })}
        />
      )}
    </div>
  );
}
