import type { ReactNode } from "react";
import { classNames } from "../ui/class-names";
import { HeadersTable } from "./headers-table";
import { MailFrame } from "./mail-frame";

const KB = 1024;
/** Gmail clips longer messages. */
const CLIPPED_AT_KB = 102;

type Props = { subject: string; html: string; text: string; headers: Record<string, string>; part: "html" | "text" };

/** One message as it would arrive: on a phone and on a desktop, or as plain text, with its size. */
export function MessagePreview({ subject, html, text, headers, part }: Props) {
  const sizeKb = new TextEncoder().encode(html).length / KB;
  return (
    <div className="grid gap-6">
      <HeadersTable
        headers={{
          Subject: subject,
          ...headers,
          Size: `${sizeKb.toFixed(1)} KB of ${CLIPPED_AT_KB} KB, and ${(text.length / KB).toFixed(1)} KB of plain text`,
        }}
      />
      {sizeKb > CLIPPED_AT_KB && (
        <p role="alert" className="rounded-field bg-coral-wash px-4 py-3 font-semibold text-coral-ink">
          This message is too large: Gmail would cut it off.
        </p>
      )}
      {part === "html" ? (
        <div className="flex flex-wrap items-start gap-8">
          <SizedFrame label="390 px">
            <MailFrame html={html} title={`${subject}, 390 px wide`} width="390px" />
          </SizedFrame>
          <SizedFrame label="640 px" className="hidden md:block">
            <MailFrame html={html} title={`${subject}, 640 px wide`} width="640px" />
          </SizedFrame>
        </div>
      ) : (
        <pre className="max-w-3xl overflow-x-auto rounded-art bg-sunk p-5 font-mono text-label whitespace-pre-wrap wrap-anywhere">
          {text}
        </pre>
      )}
    </div>
  );
}

/** On a phone the wide one would look like the narrow one. */
function SizedFrame({ label, className, children }: { label: string; className?: string; children: ReactNode }) {
  return (
    <figure className={classNames("max-w-full", className)}>
      <figcaption className="mb-2 text-small text-ink-faint">{label}</figcaption>
      {children}
    </figure>
  );
}
