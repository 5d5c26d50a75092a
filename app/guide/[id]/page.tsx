import { notFound } from "next/navigation";
import { GuideArticle } from "@/components/guide/guide-article";
import { MeetMember } from "@/components/guide/meet-member";
import { VISITOR } from "@/components/guide/reader";
import { PageFrame } from "@/components/layout/page-frame";
import { publicGuide } from "@/lib/pages/public-guide";
import { supportEmail } from "@/lib/pages/support-email";

/** The page that every visitor shares, kept until its guide changes. Whoever has a session is led to ./member. */
export const revalidate = 3600;
export const generateStaticParams = () => [];

export default async function GuidePage({ params }: PageProps<"/guide/[id]">) {
  const guide = (await publicGuide((await params).id)) ?? notFound();
  return (
    <PageFrame supportEmail={supportEmail()}>
      <MeetMember />
      <GuideArticle guide={guide} reader={VISITOR} />
    </PageFrame>
  );
}
