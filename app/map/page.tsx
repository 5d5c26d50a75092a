import type { Metadata } from "next";
import { WarmUp } from "@/components/map/canvas/warm-up";
import { firstCall } from "@/components/map/room/first-call";
import { MapFrame } from "@/components/map/room/map-frame";
import { MapRoom } from "@/components/map/room/map-room";
import { SessionGate } from "@/components/session/session-gate";
import { requirePageUser } from "@/lib/auth/page-session";
import { mapService } from "@/lib/pages/map-service";

export const metadata: Metadata = { title: "Map" };

export default async function MapPage({ searchParams }: PageProps<"/map">) {
  const { username, isAdmin } = await requirePageUser();
  const asked = new URLSearchParams(
    Object.entries(await searchParams).flatMap(([name, value = ""]) => [[name, String(value)]]),
  );
  const first = firstCall(asked, isAdmin);
  const service = mapService();
  return (
    <MapFrame>
      {/* By the cookie, as the screen itself will ask once it knows who is there. */}
      {first && <link rel="preload" as="fetch" href={first} crossOrigin="anonymous" />}
      <WarmUp service={service} />
      <SessionGate username={username}>
        <MapRoom service={service} />
      </SessionGate>
    </MapFrame>
  );
}
