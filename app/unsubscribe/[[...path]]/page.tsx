import { cache } from "react";
import { PageFrame } from "@/components/layout/page-frame";
import { UnsubscribeScreen } from "@/components/newsletter/unsubscribe-screen";
import type { UnsubscribeState } from "@/components/newsletter/unsubscribe-state";
import { LinkTokenParam } from "@/lib/contracts/link-token";
import { stopsWeekly } from "@/lib/contracts/subscription-messages";
import { emailLinkPath } from "@/lib/mail/links/email-link-paths";
import { findSubscription } from "@/lib/newsletter/unsubscribe";
import { emailLinkMetadata } from "@/lib/web/email-link-metadata";
import { publicCtx } from "@/lib/web/public-ctx";
import { supportEmail } from "@/lib/web/support-email";

export const dynamic = "force-dynamic";

type Props = PageProps<"/unsubscribe/[[...path]]">;

export async function generateMetadata({ params }: Props) {
  const call = emailLinkPath("unsubscribe", (await params).path);
  const known = await readKnown(call);
  const isLeft = known?.phase === "alreadyUnsubscribed";
  return emailLinkMetadata(call && (isLeft ? "Already unsubscribed" : "Stop the weekly guide?"));
}

/** Opening it changes nothing; it says which guide would stop, and where that has happened. */
export default async function UnsubscribePage({ params }: Props) {
  const contact = supportEmail();
  const call = emailLinkPath("unsubscribe", (await params).path);
  return (
    <PageFrame supportEmail={contact}>
      <UnsubscribeScreen call={call} known={await readKnown(call)} supportEmail={contact} />
    </PageFrame>
  );
}

/** Read once for the page and its title. */
const readKnown = cache(async (call: string | null): Promise<UnsubscribeState | null> => {
  const known = await findSubscription(publicCtx(), LinkTokenParam.parse(call?.split("/").at(-1)));
  if (known?.status === "subscribed") return { phase: "idle", message: stopsWeekly(known.city), otherCities: [] };
  return known && { ...known, phase: "alreadyUnsubscribed" };
});
