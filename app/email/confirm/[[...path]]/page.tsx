import { PageFrame } from "@/components/layout/page-frame";
import { ConfirmScreen } from "@/components/newsletter/confirm-screen";
import { emailLinkPath } from "@/lib/mail/links/email-link-paths";
import { emailLinkMetadata } from "@/lib/web/email-link-metadata";
import { supportEmail } from "@/lib/web/support-email";

export const dynamic = "force-dynamic";

type Props = PageProps<"/email/confirm/[[...path]]">;

export async function generateMetadata({ params }: Props) {
  return emailLinkMetadata(emailLinkPath("confirm", (await params).path) && "Confirm your subscription");
}

/** Rendering confirms nothing: the page's script does, so that mail filters that open links don't. */
export default async function ConfirmPage({ params }: Props) {
  const contact = supportEmail();
  return (
    <PageFrame supportEmail={contact}>
      <ConfirmScreen call={emailLinkPath("confirm", (await params).path)} supportEmail={contact} />
    </PageFrame>
  );
}
