import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { PageFrame } from "@/components/layout/page-frame";
import { OutboxList } from "@/components/mail/outbox-list";
import { pageTitle } from "@/lib/core/brand";
import { AppError } from "@/lib/core/errors";
import { listOutbox } from "@/lib/mail/outbox/list";
import { readerCtx } from "@/lib/web/reader-ctx";
import { supportEmail } from "@/lib/web/support-email";

export const metadata: Metadata = { title: pageTitle("Outbox"), robots: { index: false } };

export default async function OutboxPage({ searchParams }: PageProps<"/dev/outbox">) {
  const { to } = await searchParams;
  const address = typeof to === "string" && to.trim() !== "" ? to.trim() : undefined;
  const listed = await listOutbox(await readerCtx(), { to: address }).catch((error: unknown) => {
    if (error instanceof AppError && error.code === "not_found") notFound();
    throw error;
  });
  return (
    <PageFrame supportEmail={supportEmail()}>
      <OutboxList {...listed} to={address} />
    </PageFrame>
  );
}
