import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { PageFrame } from "@/components/layout/page-frame";
import { CityView } from "@/components/magazine/city-view";
import { pageTitle } from "@/lib/core/brand";
import { cityFromSlug } from "@/lib/core/cities";
import { env } from "@/lib/core/env";
import { cityMetadata } from "@/lib/web/city-metadata";
import { cityView } from "@/lib/web/city-view";
import { supportEmail } from "@/lib/web/support-email";

type Props = PageProps<"/city/[city]/view">;

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const city = cityFromSlug((await params).city);
  return city
    ? cityMetadata(city, env().APP_URL, (await cityView(city, await searchParams)).title)
    : { title: pageTitle("Page not found") };
}

/** A city's page, narrowed by its query: rendered for each request. */
export default async function CityViewPage({ params, searchParams }: Props) {
  const city = cityFromSlug((await params).city) ?? notFound();
  const view = await cityView(city, await searchParams);
  return (
    <PageFrame supportEmail={supportEmail()}>
      <CityView city={city} {...view} supportEmail={supportEmail()} />
    </PageFrame>
  );
}
