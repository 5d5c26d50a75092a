import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { About } from "@/components/layout/about";
import { PageFrame } from "@/components/layout/page-frame";
import { pageTitle } from "@/lib/core/brand";
import { env } from "@/lib/core/env";
import { supportEmail } from "@/lib/web/support-email";

export const generateMetadata = (): Metadata => ({
  title: pageTitle("About"),
  description: "Who makes Kumquat, how a restaurant gets in, and what “only a name on the map” means.",
  alternates: { canonical: `${env().APP_URL}/about` },
});

/** Rendered at run time, as the privacy page is. The segment comes from a rewrite. */
export const revalidate = 86400;
export const generateStaticParams = () => [];

export default async function AboutPage({ params }: PageProps<"/about/[edition]">) {
  if ((await params).edition !== "current") notFound();
  const contact = supportEmail();
  const { GOOGLE_PLACES_API_KEY, OPENAI_API_KEY, POSTAL_ADDRESS } = env();
  return (
    <PageFrame supportEmail={contact}>
      <About
        supportEmail={contact}
        postalAddress={POSTAL_ADDRESS ?? null}
        usesModel={OPENAI_API_KEY !== undefined}
        usesGoogle={GOOGLE_PLACES_API_KEY !== undefined}
      />
    </PageFrame>
  );
}
