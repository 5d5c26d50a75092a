import { PageFrame } from "@/components/layout/page-frame";
import { UnsubscribeScreen } from "@/components/newsletter/unsubscribe-screen";
import { emailLinkPath } from "@/lib/mail/links/email-link-paths";
import { emailLinkMetadata } from "@/lib/web/email-link-metadata";
import { supportEmail } from "@/lib/web/support-email";

export const dynamic = "force-dynamic";

type Props = PageProps<"/unsubscribe/[[...path]]">;

export async function generateMetadata({ params }: Props) {
  return emailLinkMetadata(emailLinkPath("unsubscribe", (await params).path) && "Stop the weekly guide?");
}

/** Opening it changes nothing. */
export default async function UnsubscribePage({ params }: Props) {
  const contact = supportEmail();
  return (
    <PageFrame supportEmail={contact}>
      <UnsubscribeScreen call={emailLinkPath("unsubscribe", (await params).path)} supportEmail={contact} />
    </PageFrame>
  );
}
