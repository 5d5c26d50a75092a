import { PageFrame } from "@/components/layout/page-frame";
import { PreferenceScreen } from "@/components/newsletter/preference-screen";
import { emailLinkPath } from "@/lib/mail/links/email-link-paths";
import { emailLinkMetadata } from "@/lib/web/email-link-metadata";
import { supportEmail } from "@/lib/web/support-email";

export const dynamic = "force-dynamic";

type Props = PageProps<"/email/restaurant-status/[[...path]]">;

export async function generateMetadata({ params }: Props) {
  return emailLinkMetadata(emailLinkPath("restaurant-status", (await params).path) && "Your preference");
}

/** Rendering saves no status: the page's script does, so that mail filters that open links don't. */
export default async function PreferencePage({ params, searchParams }: Props) {
  const { guideId } = await searchParams;
  const query = typeof guideId === "string" && guideId !== "" ? `?guideId=${encodeURIComponent(guideId)}` : "";
  return (
    <PageFrame supportEmail={supportEmail()}>
      <PreferenceScreen call={emailLinkPath("restaurant-status", (await params).path, query)} />
    </PageFrame>
  );
}
