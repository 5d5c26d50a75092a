import type { Metadata } from "next";
import { PageFrame } from "@/components/layout/page-frame";
import { ConfirmScreen } from "@/components/newsletter/confirm-screen";
import { emailLinkPath } from "@/lib/mail/links/email-link-paths";
import { supportEmail } from "@/lib/web/support-email";

export const dynamic = "force-dynamic";

export const metadata: Metadata = {
  title: "Confirm your subscription",
  robots: { index: false, follow: false },
  referrer: "no-referrer",
};

/** Rendering confirms nothing: the page's script does, so that mail filters that open links don't. */
export default async function ConfirmPage({ params }: PageProps<"/email/confirm/[[...path]]">) {
  const contact = supportEmail();
  return (
    <PageFrame supportEmail={contact}>
      <ConfirmScreen call={emailLinkPath("confirm", (await params).path)} supportEmail={contact} />
    </PageFrame>
  );
}
