import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { GuideArticle } from "@/components/guide/guide-article";
import { VISITOR } from "@/components/guide/reader";
import { JsonLdScript } from "@/components/layout/json-ld-script";
import { PageFrame } from "@/components/layout/page-frame";
import { RefreshWhenSignedIn } from "@/components/session/refresh-when-signed-in";
import { pageTitle } from "@/lib/core/brand";
import { env } from "@/lib/core/env";
import { guideJsonLd } from "@/lib/web/guide-json-ld";
import { guideMap } from "@/lib/web/guide-map";
import { guideMetadata } from "@/lib/web/page-metadata";
import { publicGuide } from "@/lib/web/public-guide";
import { relatedGuides } from "@/lib/web/related-guides";
import { supportEmail } from "@/lib/web/support-email";

/** The page that every visitor shares, cached until its guide changes. Sessions are rewritten to ./member. */
export const revalidate = 300;
export const generateStaticParams = () => [];

export async function generateMetadata({ params }: PageProps<"/guide/[id]">): Promise<Metadata> {
  const guide = await publicGuide((await params).id);
  return guide ? guideMetadata(guide, env().APP_URL) : { title: pageTitle("Guide Not Found") };
}

export default async function GuidePage({ params }: PageProps<"/guide/[id]">) {
  const guide = (await publicGuide((await params).id)) ?? notFound();
  return (
    <PageFrame supportEmail={supportEmail()}>
      <RefreshWhenSignedIn />
      <JsonLdScript data={guideJsonLd(guide, env().APP_URL)} />
      <GuideArticle
        guide={guide}
        map={await guideMap(guide)}
        related={await relatedGuides(guide)}
        asOf={new Date().toISOString()}
        reader={VISITOR}
      />
    </PageFrame>
  );
}
