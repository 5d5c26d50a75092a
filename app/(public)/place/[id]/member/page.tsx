import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { JsonLdScript } from "@/components/layout/json-ld-script";
import { PageFrame } from "@/components/layout/page-frame";
import { AddToList } from "@/components/lists/add-to-list";
import { PlaceArticle } from "@/components/magazine/place-article";
import { RememberCity } from "@/components/magazine/remember-city";
import { VisitorPlaceMarks } from "@/components/magazine/visitor-place-marks";
import { StatusMenu } from "@/components/status/status-menu";
import { toStatusTarget } from "@/components/status/status-target";
import { pageTitle } from "@/lib/core/brand";
import { env } from "@/lib/core/env";
import { streetMap } from "@/lib/web/guide-map";
import { readerPlace } from "@/lib/web/place";
import { PLACE_NOT_FOUND, placeMetadata } from "@/lib/web/place-metadata";
import { placeJsonLd } from "@/lib/web/restaurant-json-ld";
import { supportEmail } from "@/lib/web/support-email";

export async function generateMetadata({ params }: PageProps<"/place/[id]/member">): Promise<Metadata> {
  const { place } = await readerPlace((await params).id);
  return place ? placeMetadata(place, env().APP_URL) : { title: pageTitle(PLACE_NOT_FOUND) };
}

/** The same URL for a reader with a session, who can mark the place. */
export default async function MemberPlacePage({ params }: PageProps<"/place/[id]/member">) {
  const { place, user } = await readerPlace((await params).id);
  if (!place) notFound();
  return (
    <PageFrame supportEmail={supportEmail()} hasTabBar={user !== null}>
      <RememberCity city={place.restaurant.city} />
      <JsonLdScript data={placeJsonLd(place.restaurant, env().APP_URL)} />
      <PlaceArticle
        place={place}
        map={await streetMap([place.restaurant])}
        marks={
          user ? (
            <div className="grid gap-2">
              <StatusMenu restaurant={toStatusTarget(place.restaurant)} />
              <AddToList restaurant={{ id: place.restaurant.id, name: place.restaurant.name }} />
            </div>
          ) : (
            <VisitorPlaceMarks restaurant={place.restaurant} />
          )
        }
        now={new Date()}
      />
    </PageFrame>
  );
}
