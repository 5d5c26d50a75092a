import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { GuideArticle } from "@/components/guide/guide-article";
import { PageFrame } from "@/components/layout/page-frame";
import { JsonLdScript } from "@/components/public/json-ld";
import { env } from "@/lib/env";
import { readerGuide } from "@/lib/pages/reader-guide";
import { supportEmail } from "@/lib/pages/support-email";
import { guideJsonLd } from "@/lib/public/guide-json-ld";
import { guideMetadata } from "@/lib/public/page-metadata";

export async function generateMetadata({ params }: PageProps<"/guide/[id]/member">): Promise<Metadata> {
  const { guide } = await readerGuide((await params).id);
  return guide ? guideMetadata(guide, env().APP_URL) : {};
}

/** The same address for a reader with a session: their statuses, and for administrators what only they may read. */
export default async function MemberGuidePage({ params }: PageProps<"/guide/[id]/member">) {
  const { guide, user } = await readerGuide((await params).id);
  if (!guide) notFound();
  return (
    <PageFrame supportEmail={supportEmail()} hasTabs={user !== null}>
      <JsonLdScript data={guideJsonLd(guide, env().APP_URL)} />
      <GuideArticle guide={guide} reader={{ isSignedIn: user !== null, isAdmin: user?.isAdmin ?? false }} />
    </PageFrame>
  );
}
