import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { JsonLdScript } from "@/components/layout/json-ld-script";
import { PageFrame } from "@/components/layout/page-frame";
import { PlaceArticle } from "@/components/magazine/place-article";
import { VisitorPlaceMarks } from "@/components/magazine/visitor-place-marks";
import { RefreshWhenSignedIn } from "@/components/session/refresh-when-signed-in";
import { pageTitle } from "@/lib/core/brand";
import { env } from "@/lib/core/env";
import { streetMap } from "@/lib/web/guide-map";
import { publicPlace } from "@/lib/web/place";
import { PLACE_NOT_FOUND, placeMetadata } from "@/lib/web/place-metadata";
import { placeJsonLd } from "@/lib/web/restaurant-json-ld";
import { supportEmail } from "@/lib/web/support-email";

/** The page that every visitor shares. Sessions are rewritten to ./member. */
export const revalidate = 300;
export const generateStaticParams = () => [];

export async function generateMetadata({ params }: PageProps<"/place/[id]">): Promise<Metadata> {
  const place = await publicPlace((await params).id);
  return place ? placeMetadata(place, env().APP_URL) : { title: pageTitle(PLACE_NOT_FOUND) };
}

export default async function PlacePage({ params }: PageProps<"/place/[id]">) {
  const place = (await publicPlace((await params).id)) ?? notFound();
  return (
    <PageFrame supportEmail={supportEmail()}>
      <RefreshWhenSignedIn />
      <JsonLdScript data={placeJsonLd(place.restaurant, env().APP_URL)} />
      <PlaceArticle
        place={place}
        map={await streetMap([place.restaurant])}
        marks={<VisitorPlaceMarks restaurant={place.restaurant} />}
        now={new Date()}
      />
    </PageFrame>
  );
}
