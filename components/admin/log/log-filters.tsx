import { Select } from "@/components/ui/field";
import { COMMAND_LINE } from "@/lib/audit/command-line";
import { ACTION_KINDS, type ActionKind } from "@/lib/contracts/admin-log";
import type { LogFilter } from "./calls";

type Props = {
  filter: LogFilter;
  administrators: readonly string[];
  onChange: (filter: LogFilter) => void;
};

/** Whose actions are shown, and of which kind. */
export function LogFilters({ filter, administrators, onChange }: Props) {
  // Whoever is chosen stays a choice while the list is on its way.
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
