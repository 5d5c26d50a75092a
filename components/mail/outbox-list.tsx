import Link from "next/link";
import type { OutboxListItem } from "@/lib/mail/outbox/list";
import { Button } from "../ui/button";
import { Input } from "../ui/field";
import { formatMoment } from "./format-moment";

type Props = { messages: OutboxListItem[]; total: number; to: string | undefined };

/** The local outbox: everything that would have been mailed, newest first. */
export function OutboxList({ messages, total, to }: Props) {
  return (
    <div className="mx-auto max-w-4xl py-4 md:py-8">
      <h1 className="text-h2">Outbox</h1>
      <p className="mt-2 max-w-measure text-ink-soft">
        No mail provider is configured, so nothing leaves this machine. What would have been sent is here, newest first.
      </p>
      <form action="/dev/outbox" className="mt-6 flex flex-wrap items-end gap-3">
        <div className="min-w-0 flex-1 basis-64">
          <Input label="Sent to" name="to" type="search" defaultValue={to ?? ""} placeholder="an email address" />
        </div>
        <Button type="submit">Filter</Button>
      </form>
      <ul className="mt-8 border-t-3 border-ink">
        {messages.map(({ id, recipient, subject, excerpt, createdAt }) => (
          <li key={id} className="border-b border-rule">
            <Link href={`/dev/outbox/${id}`} prefetch={false} className="group block py-4 no-underline">
              <span className="flex flex-wrap items-baseline justify-between gap-x-6 text-ui text-ink-faint">
                <span className="min-w-0 wrap-anywhere">{recipient}</span>
                <time dateTime={createdAt.toISOString()}>{formatMoment(createdAt)}</time>
              </span>
              <span className="mt-1 block font-display text-card font-semibold wrap-anywhere group-hover:underline">
                {subject}
              </span>
              <span className="mt-1 line-clamp-1 text-ui text-ink-soft">{excerpt}</span>
            </Link>
          </li>
        ))}
      </ul>
      {messages.length === 0 && (
        <p className="mt-6 font-display text-lede italic">
          {to ? `Nothing was sent to ${to}.` : "Nothing was sent yet. Subscribe on the front page, and look again."}
        </p>
      )}
      {total > messages.length && (
        <p className="mt-6 text-ui text-ink-faint">{`The newest ${messages.length} of ${total.toLocaleString("en-US")} messages.`}</p>
      )}
    </div>
  );
}
