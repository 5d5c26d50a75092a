import Link from "next/link";
import { DESCRIBED_FACTS } from "@/lib/audit/action-facts";
import { describeAction } from "@/lib/audit/describe-action";
import type { AdminAction } from "@/lib/contracts/admin-log";
import { detailRows } from "./detail-rows";
import { timeOfDay } from "./group-by-day";
import { LogDetail } from "./log-detail";

/** The id by which an entry is found on the page. */
export const entryId = (id: number): string => `action-${id}`;

/** One action: when, the sentence with the way to what it was done to, and on demand what exactly. */
export function LogEntry({ action }: { action: AdminAction }) {
  const { opening, subject, rest } = describeAction(action);
  // What comes after the name is what the facts have been told in.
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
    <Link href={href} className="link">
      {name}
    </Link>
  );
}
