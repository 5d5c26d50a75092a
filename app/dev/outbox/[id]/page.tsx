import type { Metadata } from "next";
import Link from "next/link";
import { notFound } from "next/navigation";
import { PageFrame } from "@/components/layout/page-frame";
import { formatMoment } from "@/components/mail/format-moment";
import { HeadersTable } from "@/components/mail/headers-table";
import { MailFrame } from "@/components/mail/mail-frame";
import { Icon } from "@/components/ui/icon";
import { pageTitle } from "@/lib/core/brand";
import { AppError } from "@/lib/core/errors";
import { getOutboxMessage } from "@/lib/mail/outbox/get";
import { readerCtx } from "@/lib/web/reader-ctx";
import { supportEmail } from "@/lib/web/support-email";

export const metadata: Metadata = { title: pageTitle("A message in the outbox"), robots: { index: false } };

export default async function OutboxMessagePage({ params }: PageProps<"/dev/outbox/[id]">) {
  const { id } = await params;
  const message = await getOutboxMessage(await readerCtx(), id).catch((error: unknown) => {
    if (error instanceof AppError && error.code === "not_found") notFound();
    throw error;
  });
  const { sender, recipient, subject, html, text, createdAt } = message;
  const headers = { From: sender, To: recipient, Subject: subject, Date: formatMoment(createdAt), ...message.headers };
  return (
    <PageFrame supportEmail={supportEmail()}>
      <div className="mx-auto grid max-w-4xl gap-8 py-4 md:py-8">
        <div>
          <Link href="/dev/outbox" className="link inline-flex min-h-8 items-center gap-2 text-ui">
            <Icon name="back" size={18} />
            Outbox
          </Link>
          <h1 className="mt-2 text-h2 wrap-anywhere">{subject}</h1>
        </div>
        <section aria-label="Headers">
          <HeadersTable headers={headers} />
        </section>
        <section aria-label="The message">
          <MailFrame html={html} title={subject} />
        </section>
        <section aria-labelledby="plain-text">
          <h2 id="plain-text" className="text-h3">
            Plain text
          </h2>
          <pre className="mt-3 overflow-x-auto rounded-art bg-sunk p-5 font-mono text-label whitespace-pre-wrap wrap-anywhere">
            {text}
          </pre>
          <p className="mt-3 text-ui">
            <a href={`/dev/outbox/${id}/text`} className="link inline-flex min-h-6 items-center">
              The text alone
            </a>
          </p>
        </section>
      </div>
    </PageFrame>
  );
}
