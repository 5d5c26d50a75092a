import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { GREETINGS, GreetingBanner } from "@/components/landing/greeting";
import { Hero } from "@/components/landing/hero";
import { LatestGuides } from "@/components/landing/latest-guides";
import { Footer } from "@/components/layout/footer";
import { JsonLdScript } from "@/components/layout/json-ld-script";
import { Masthead } from "@/components/layout/masthead";
import { CONTENT_ID } from "@/components/layout/skip-link";
import { Section } from "@/components/magazine/section";
import { TileGrid } from "@/components/magazine/tile-grid";
import { WishInvitation } from "@/components/magazine/wish-invitation";
import { env } from "@/lib/core/env";
import { guidesAroundTheBay, latestCurationClaim, latestGuides } from "@/lib/web/latest-guides";
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
  const [guides, claim, around] = await Promise.all([latestGuides(), latestCurationClaim(), guidesAroundTheBay()]);
  const asOf = new Date().toISOString();
  return (
    <div>
      <JsonLdScript data={siteJsonLd(guides ?? [], env().APP_URL)} />
      <GreetingBanner greeting={greeting} />
      <div className="page relative z-3">
        <Masthead place="landing" />
      </div>
      <main id={CONTENT_ID} tabIndex={-1} className="outline-none">
        <Hero claim={claim} lead={guides?.[0]} />
        {around.length > 0 && (
          <div className="page -mt-14 mb-12">
            <Section title="Around the Bay">
              <TileGrid guides={around} asOf={asOf} namesCity />
            </Section>
          </div>
        )}
        <div className="page mb-12">
          <WishInvitation />
        </div>
        <LatestGuides guides={guides} asOf={asOf} />
      </main>
      <Footer supportEmail={supportEmail()} />
    </div>
  );
}
