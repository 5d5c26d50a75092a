import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { GuidePageTools } from "@/components/admin/guides/guide-page-tools";
import { GuideArticle } from "@/components/guide/guide-article";
import { JsonLdScript } from "@/components/layout/json-ld-script";
import { PageFrame } from "@/components/layout/page-frame";
import { RememberCity } from "@/components/magazine/remember-city";
import { OwnGuidePageTools } from "@/components/profile/guides/own-guide-page-tools";
import { pageTitle } from "@/lib/core/brand";
import { env } from "@/lib/core/env";
import { guideJsonLd } from "@/lib/web/guide-json-ld";
import { guideMap } from "@/lib/web/guide-map";
import { guideMetadata } from "@/lib/web/page-metadata";
import { managedGuide, ownGuide, readerGuide } from "@/lib/web/reader-guide";
import { relatedGuides } from "@/lib/web/related-guides";
import { supportEmail } from "@/lib/web/support-email";

export async function generateMetadata({ params }: PageProps<"/guide/[id]/member">): Promise<Metadata> {
  const { guide } = await readerGuide((await params).id);
  return guide ? guideMetadata(guide, env().APP_URL) : { title: pageTitle("Guide Not Found") };
}

/** The same URL for a reader with a session: their statuses, and what only its author, or administrators, may do. */
export default async function MemberGuidePage({ params }: PageProps<"/guide/[id]/member">) {
  const { guide, user } = await readerGuide((await params).id);
  if (!guide) notFound();
  const [managed, own] = await Promise.all([managedGuide(guide.id), ownGuide(guide.id)]);
  return (
    <PageFrame supportEmail={supportEmail()} hasTabBar={user !== null}>
      <RememberCity city={guide.city} />
      <JsonLdScript data={guideJsonLd(guide, env().APP_URL)} />
      <GuideArticle
        guide={guide}
        map={await guideMap(guide)}
        related={await relatedGuides(guide)}
        asOf={new Date().toISOString()}
        reader={{ isSignedIn: user !== null }}
        tools={
          <>
            {own && <OwnGuidePageTools guide={own} />}
            {managed && <GuidePageTools guide={managed} />}
          </>
        }
      />
    </PageFrame>
  );
}
