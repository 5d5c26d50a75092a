import { UserStatus } from "@/lib/restaurants/contract";
import type { ImportRow } from "@/lib/restaurants/transfer/contract";
import { Select } from "../ui/field";
import { PillRadios } from "../ui/pill-radios";
import { STATUSES } from "../ui/statuses";
import type { Defaults } from "./plan";

const MARKS = { keep: "Keep my marks", take: "Take the file's" } as const;

type Props = { rows: readonly ImportRow[]; value: Defaults; onChange: (value: Defaults) => void };

/** What holds for every row at once, asked only where it matters. */
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
                {STATUSES[status].name}
              </option>
            ))}
          </Select>
        </div>
      )}
      {hasConflict && (
        <PillRadios
          legend="Places you marked in another way"
          name="marks"
          options={[MARKS.keep, MARKS.take]}
          value={MARKS[value.marks]}
          onChange={(words) => onChange({ ...value, marks: words === MARKS.take ? "take" : "keep" })}
        />
      )}
    </div>
  );
}
