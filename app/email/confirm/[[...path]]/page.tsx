import type { Metadata } from "next";
import { PageFrame } from "@/components/layout/page-frame";
import { ConfirmLetter } from "@/components/newsletter/confirm-letter";
import { letterCall } from "@/lib/newsletter/letter-calls";
import { supportEmail } from "@/lib/pages/support-email";

export const dynamic = "force-dynamic";

export const metadata: Metadata = {
  title: "Confirm your subscription",
  robots: { index: false, follow: false },
  referrer: "no-referrer",
};

/** Making it confirms nothing: its script does, so that mail filters that open links don't. */
export default async function ConfirmPage({ params }: PageProps<"/email/confirm/[[...path]]">) {
  const contact = supportEmail();
  return (
    <PageFrame supportEmail={contact}>
      <ConfirmLetter call={letterCall("confirm", (await params).path)} supportEmail={contact} />
    </PageFrame>
  );
}
