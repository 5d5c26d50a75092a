import type { Metadata } from "next";
import { PageFrame } from "@/components/layout/page-frame";
import { UnsubscribeScreen } from "@/components/newsletter/unsubscribe-screen";
import { emailLinkPath } from "@/lib/mail/links/email-link-paths";
import { supportEmail } from "@/lib/web/support-email";

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
      <UnsubscribeScreen call={emailLinkPath("unsubscribe", (await params).path)} supportEmail={contact} />
    </PageFrame>
  );
}
