import Link from "next/link";
import { DESCRIBED_FACTS } from "@/lib/audit/action-facts";
import { describeAction } from "@/lib/audit/describe-action";
import type { AdminAction } from "@/lib/contracts/admin-log";
import { detailRows } from "./detail-rows";
import { timeOfDay } from "./group-by-day";
import { LogDetail } from "./log-detail";

/** The element id of an entry. */
export const entryId = (id: number): string => `action-${id}`;

/** One action: its time, a sentence that links to its subject, and its details on demand. */
export function LogEntry({ action }: { action: AdminAction }) {
  const { opening, subject, rest } = describeAction(action);
  // `rest` already contains the described facts.
  const rows = detailRows(action.detail, rest ? DESCRIBED_FACTS : []);
  return (
    <li
      id={entryId(action.id)}
      tabIndex={-1}
      className="grid gap-x-5 gap-y-0.5 border-t border-rule py-3.5 sm:grid-cols-[5.5rem_minmax(0,1fr)]"
    >
      <time dateTime={action.at} className="text-ui leading-relaxed text-ink-faint tabular-nums">
        {timeOfDay(action.at)}
      </time>
      <div className="min-w-0">
        <p className="max-w-measure wrap-anywhere">
          {opening}
          {subject !== null && " "}
          {subject !== null && <Subject name={subject} href={action.subjectHref} />}
          {rest && ` ${rest}`}.
        </p>
        {rows.length > 0 && <LogDetail rows={rows} of={timeOfDay(action.at)} />}
      </div>
    </li>
  );
}

function Subject({ name, href }: { name: string; href: string | null }) {
  if (href === null) return <strong className="font-strong">{name}</strong>;
  return (
    <Link href={href} className="link inline-flex min-h-6 items-center">
      {name}
    </Link>
  );
}
