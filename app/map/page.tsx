import type { Metadata } from "next";
import { PreloadMap } from "@/components/map/canvas/preload-map";
import { initialRequestUrl } from "@/components/map/data/initial-request";
import { MapFrame } from "@/components/map/screen/map-frame";
import { MapScreen } from "@/components/map/screen/map-screen";
import { SessionGate } from "@/components/session/session-gate";
import { pageTitle } from "@/lib/core/brand";
import { mapService } from "@/lib/web/map-service";
import { requirePageUser } from "@/lib/web/page-session";
import { loginPath } from "@/lib/web/return-path";
import { supportEmail } from "@/lib/web/support-email";

export const metadata: Metadata = { title: pageTitle("Map") };

export default async function MapPage({ searchParams }: PageProps<"/map">) {
  const requested = new URLSearchParams(
    Object.entries(await searchParams).flatMap(([name, value = ""]) => [[name, String(value)]]),
  );
  const search = requested.size === 0 ? "" : `?${requested}`;
  const { username, isAdmin } = await requirePageUser(loginPath({ pathname: "/map", search }));
  const first = initialRequestUrl(requested, isAdmin);
  const service = await mapService();
  return (
    <MapFrame>
      {/* By the cookie, as the screen itself will ask once it knows who is there. */}
      {first && <link rel="preload" as="fetch" href={first} crossOrigin="anonymous" />}
      <PreloadMap service={service} />
      <SessionGate username={username}>
        <MapScreen service={service} supportEmail={supportEmail()} />
      </SessionGate>
    </MapFrame>
  );
}
