import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { JsonLdScript } from "@/components/layout/json-ld-script";
import { PageFrame } from "@/components/layout/page-frame";
import { CityFront } from "@/components/magazine/city-front";
import { cityFromSlug } from "@/lib/core/cities";
import { env } from "@/lib/core/env";
import { frontPage } from "@/lib/magazine/front-page";
import { guidesOf } from "@/lib/magazine/narrow";
import { cityJsonLd } from "@/lib/web/city-json-ld";
import { cityMetadata } from "@/lib/web/city-metadata";
import { readMagazine } from "@/lib/web/magazine";
import { supportEmail } from "@/lib/web/support-email";

/** The page that everybody shares, cached until a guide changes. Narrowed addresses are rewritten to ./view. */
export const revalidate = 300;
export const generateStaticParams = () => [];

export async function generateMetadata({ params }: PageProps<"/city/[city]">): Promise<Metadata> {
  const city = cityFromSlug((await params).city);
  return city ? cityMetadata(city, env().APP_URL) : {};
}

export default async function CityPage({ params }: PageProps<"/city/[city]">) {
  const city = cityFromSlug((await params).city) ?? notFound();
  const now = new Date();
  const front = frontPage(guidesOf(await readMagazine(), city), now);
  return (
    <PageFrame supportEmail={supportEmail()}>
      <JsonLdScript data={cityJsonLd(city, front, env().APP_URL)} />
      <CityFront city={city} front={front} asOf={now.toISOString()} />
    </PageFrame>
  );
}
