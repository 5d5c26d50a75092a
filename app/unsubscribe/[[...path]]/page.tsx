import type { Metadata } from "next";
import { PageFrame } from "@/components/layout/page-frame";
import { UnsubscribeLetter } from "@/components/newsletter/unsubscribe-letter";
import { letterCall } from "@/lib/newsletter/letter-calls";
import { supportEmail } from "@/lib/pages/support-email";

export const dynamic = "force-dynamic";

export const metadata: Metadata = {
  title: "Unsubscribe",
  robots: { index: false, follow: false },
  referrer: "no-referrer",
};

/** Opening it changes nothing. */
export default async function UnsubscribePage({ params }: PageProps<"/unsubscribe/[[...path]]">) {
  const contact = supportEmail();
  return (
    <PageFrame supportEmail={contact}>
      <UnsubscribeLetter call={letterCall("unsubscribe", (await params).path)} supportEmail={contact} />
    </PageFrame>
  );
}
