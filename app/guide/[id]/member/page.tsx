import { notFound } from "next/navigation";
import { GuideArticle } from "@/components/guide/guide-article";
import { PageFrame } from "@/components/layout/page-frame";
import { readerGuide } from "@/lib/pages/reader-guide";
import { supportEmail } from "@/lib/pages/support-email";

/** The same address for a reader with a session: their statuses, and for administrators what only they may read. */
export default async function MemberGuidePage({ params }: PageProps<"/guide/[id]/member">) {
  const { guide, user } = await readerGuide((await params).id);
  if (!guide) notFound();
  return (
    <PageFrame supportEmail={supportEmail()} hasTabs={user !== null}>
      <GuideArticle guide={guide} reader={{ isSignedIn: user !== null, isAdmin: user?.isAdmin ?? false }} />
    </PageFrame>
  );
}
