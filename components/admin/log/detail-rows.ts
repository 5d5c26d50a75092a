import { formatCalendarDate } from "@/lib/core/calendar-date";
import { capitalize } from "@/lib/core/capitalize";

/** One line of an action's detail: a label with a value, or with the values before and after. */
export type DetailRow = { label: string } & ({ value: string } | { before: string; after: string });

/** An action's detail as lines of text, without the facts that its sentence already contains. */
export function detailRows(detail: unknown, describedFacts: readonly string[] = []): DetailRow[] {
  if (detail === null || detail === undefined) return [];
  if (!isRecord(detail)) return [{ label: "Detail", value: formatValue(detail) }];
  const { before, after, ...facts } = detail;
  const others = Object.entries(facts).filter(([name]) => !describedFacts.includes(name));
  return [...changeRows(before, after), ...others.map(([name, value]) => factRow(name, value))];
}

function changeRows(before: unknown, after: unknown): DetailRow[] {
  if (before === undefined && after === undefined) return [];
  if (!isRecord(before ?? {}) || !isRecord(after ?? {})) return [{ label: "Change", ...beforeAndAfter(before, after) }];
  const [was, is] = [(before ?? {}) as Record<string, unknown>, (after ?? {}) as Record<string, unknown>];
  const names = [...new Set([...Object.keys(was), ...Object.keys(is)])];
  return names
    .map((name) => ({ label: labelOf(name), ...beforeAndAfter(was[name], is[name]) }))
    .filter((row) => row.before !== row.after);
}

const factRow = (name: string, value: unknown): DetailRow => ({ label: labelOf(name), value: formatValue(value) });
const beforeAndAfter = (before: unknown, after: unknown) => ({
  before: formatValue(before),
  after: formatValue(after),
});

/** "targetWeek" reads as "Target week". */
function labelOf(name: string): string {
  const spaced = name
    .replaceAll(/[_-]+/g, " ")
    .replaceAll(/(?<=[a-z\d])(?=[A-Z])/g, " ")
    .toLowerCase()
    .trim();
  return capitalize(spaced);
}

const DAY = /^\d{4}-\d\d-\d\d$/;

function formatValue(value: unknown): string {
  if (value === null || value === undefined || value === "") return "nothing";
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (typeof value === "number") return value.toLocaleString("en-US");
  if (typeof value === "string") return DAY.test(value) ? formatCalendarDate(value) : value;
  if (Array.isArray(value)) return value.length === 0 ? "nothing" : value.map(formatValue).join(", ");
  return Object.entries(value)
    .map(([name, each]) => `${labelOf(name).toLowerCase()}: ${formatValue(each)}`)
    .join("; ");
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
