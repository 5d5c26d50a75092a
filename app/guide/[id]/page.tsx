import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { GuideArticle } from "@/components/guide/guide-article";
import { MeetMember } from "@/components/guide/meet-member";
import { VISITOR } from "@/components/guide/reader";
import { PageFrame } from "@/components/layout/page-frame";
import { JsonLdScript } from "@/components/public/json-ld";
import { env } from "@/lib/env";
import { publicGuide } from "@/lib/pages/public-guide";
import { supportEmail } from "@/lib/pages/support-email";
import { guideJsonLd } from "@/lib/public/guide-json-ld";
import { guideMetadata } from "@/lib/public/page-metadata";

/** The page that every visitor shares, kept until its guide changes. Whoever has a session is led to ./member. */
export const revalidate = 300;
export const generateStaticParams = () => [];

export async function generateMetadata({ params }: PageProps<"/guide/[id]">): Promise<Metadata> {
  const guide = await publicGuide((await params).id);
  return guide ? guideMetadata(guide, env().APP_URL) : {};
}

export default async function GuidePage({ params }: PageProps<"/guide/[id]">) {
  const guide = (await publicGuide((await params).id)) ?? notFound();
  return (
    <PageFrame supportEmail={supportEmail()}>
      <MeetMember />
      <JsonLdScript data={guideJsonLd(guide, env().APP_URL)} />
      <GuideArticle guide={guide} reader={VISITOR} />
    </PageFrame>
  );
}
