import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { GREETINGS, GreetingBanner } from "@/components/landing/greeting";
import { Hero } from "@/components/landing/hero";
import { LatestGuides } from "@/components/landing/latest-guides";
import { Footer } from "@/components/layout/footer";
import { JsonLdScript } from "@/components/layout/json-ld-script";
import { Masthead } from "@/components/layout/masthead";
import { CONTENT_ID } from "@/components/layout/skip-link";
import { TabBar } from "@/components/layout/tab-bar";
import { CityLinks } from "@/components/magazine/city-links";
import { WishInvitation } from "@/components/magazine/wish-invitation";
import { env } from "@/lib/core/env";
import { latestCurationClaim, latestGuides } from "@/lib/web/latest-guides";
import { landingMetadata } from "@/lib/web/page-metadata";
import { siteJsonLd } from "@/lib/web/site-json-ld";
import { supportEmail } from "@/lib/web/support-email";

/** Cached until a guide changes, and five minutes at most. The segment comes from a rewrite, so no build renders it. */
export const revalidate = 300;
export const generateStaticParams = () => [];

export const generateMetadata = async (): Promise<Metadata> =>
  landingMetadata(env().APP_URL, await latestCurationClaim());

export default async function Landing({ params }: PageProps<"/landing/[greeting]">) {
  const requested = (await params).greeting;
  const greeting = GREETINGS.find((known) => known === requested) ?? notFound();
  const [guides, claim] = await Promise.all([latestGuides(), latestCurationClaim()]);
  return (
    <div className="max-lg:has-data-tab-bar:pb-tab-bar">
      <JsonLdScript data={siteJsonLd(guides ?? [], env().APP_URL)} />
      <GreetingBanner greeting={greeting} />
      <div className="page relative z-3">
        <Masthead place="landing" />
      </div>
      <main id={CONTENT_ID} tabIndex={-1} className="outline-none">
        <Hero claim={claim} lead={guides?.[0]} />
        <CityLinks className="page mb-8" />
        <div className="page mb-12">
          <WishInvitation />
        </div>
        <LatestGuides guides={guides} asOf={new Date().toISOString()} />
      </main>
      <Footer supportEmail={supportEmail()} />
      <TabBar isExpected={false} />
    </div>
  );
}
