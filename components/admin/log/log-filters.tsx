import { Select } from "@/components/ui/field";
import { COMMAND_LINE } from "@/lib/audit/command-line";
import { ACTION_KINDS, type ActionKind } from "@/lib/contracts/admin-log";
import type { LogFilter } from "./queries";

type Props = {
  filter: LogFilter;
  administrators: readonly string[];
  onChange: (filter: LogFilter) => void;
};

/** Filters the log by administrator and by kind of action. */
export function LogFilters({ filter, administrators, onChange }: Props) {
  // The chosen name stays a choice while the list loads.
  const names = filter.by === null || administrators.includes(filter.by) ? administrators : [filter.by];
  return (
    <div className="grid gap-4 sm:grid-cols-2 lg:max-w-2xl">
      <Select
        label="Who"
        value={filter.by ?? ""}
        onChange={({ target }) => onChange({ ...filter, by: target.value || null })}
      >
        <option value="">Everybody</option>
        {names.map((name) => (
          <option key={name} value={name}>
            {name === COMMAND_LINE.username ? "The command line" : name}
          </option>
        ))}
      </Select>
      <Select
        label="What"
        value={filter.kind ?? ""}
        onChange={({ target }) => onChange({ ...filter, kind: (target.value as ActionKind) || null })}
      >
        <option value="">Everything</option>
        {Object.entries(ACTION_KINDS).map(([kind, name]) => (
          <option key={kind} value={kind}>
            {name}
          </option>
        ))}
      </Select>
    </div>
  );
}
