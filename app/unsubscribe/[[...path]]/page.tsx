import { cache } from "react";
import { PageFrame } from "@/components/layout/page-frame";
import { UnsubscribeScreen } from "@/components/newsletter/unsubscribe-screen";
import { LinkTokenParam } from "@/lib/contracts/link-token";
import { emailLinkPath } from "@/lib/mail/links/email-link-paths";
import { findLeft } from "@/lib/newsletter/unsubscribe";
import { emailLinkMetadata } from "@/lib/web/email-link-metadata";
import { publicCtx } from "@/lib/web/public-ctx";
import { supportEmail } from "@/lib/web/support-email";

export const dynamic = "force-dynamic";

type Props = PageProps<"/unsubscribe/[[...path]]">;

export async function generateMetadata({ params }: Props) {
  const call = emailLinkPath("unsubscribe", (await params).path);
  const left = await readLeft(call);
  return emailLinkMetadata(call && (left ? "Already unsubscribed" : "Stop the weekly guide?"));
}

/** Opening it changes nothing; it says so where the subscription has ended. */
export default async function UnsubscribePage({ params }: Props) {
  const contact = supportEmail();
  const call = emailLinkPath("unsubscribe", (await params).path);
  const left = await readLeft(call);
  return (
    <PageFrame supportEmail={contact}>
      <UnsubscribeScreen call={call} left={left && { phase: "alreadyUnsubscribed", ...left }} supportEmail={contact} />
    </PageFrame>
  );
}

/** Read once for the page and its title. */
const readLeft = cache(async (call: string | null) =>
  findLeft(publicCtx(), LinkTokenParam.parse(call?.split("/").at(-1))),
);
