import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { GuidePageTools } from "@/components/admin/guides/guide-page-tools";
import { GuideArticle } from "@/components/guide/guide-article";
import { JsonLdScript } from "@/components/layout/json-ld-script";
import { PageFrame } from "@/components/layout/page-frame";
import { UnlistedNote } from "@/components/profile/guides/unlisted-note";
import { env } from "@/lib/core/env";
import { guideJsonLd } from "@/lib/web/guide-json-ld";
import { guideMap } from "@/lib/web/guide-map";
import { guideMetadata } from "@/lib/web/page-metadata";
import { managedGuide, readerGuide } from "@/lib/web/reader-guide";
import { relatedGuides } from "@/lib/web/related-guides";
import { supportEmail } from "@/lib/web/support-email";

export async function generateMetadata({ params }: PageProps<"/guide/[id]/member">): Promise<Metadata> {
  const { guide } = await readerGuide((await params).id);
  return guide ? guideMetadata(guide, env().APP_URL) : {};
}

/** The same URL for a reader with a session: their statuses, and for administrators what only they may read. */
export default async function MemberGuidePage({ params }: PageProps<"/guide/[id]/member">) {
  const { guide, user } = await readerGuide((await params).id);
  if (!guide) notFound();
  const managed = await managedGuide(guide.id);
  return (
    <PageFrame supportEmail={supportEmail()} hasTabBar={user !== null}>
      <JsonLdScript data={guideJsonLd(guide, env().APP_URL)} />
      <GuideArticle
        guide={guide}
        map={await guideMap(guide)}
        related={await relatedGuides(guide)}
        asOf={new Date().toISOString()}
        reader={{ isSignedIn: user !== null }}
        tools={managed ? <GuidePageTools guide={managed} /> : guide.isUnlisted && <UnlistedNote />}
      />
    </PageFrame>
  );
}
