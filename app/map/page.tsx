import type { Metadata } from "next";
import { WarmUp } from "@/components/map/canvas/warm-up";
import { MapFrame } from "@/components/map/room/map-frame";
import { MapRoom } from "@/components/map/room/map-room";
import { SessionGate } from "@/components/session/session-gate";
import { requirePageUser } from "@/lib/auth/page-session";
import { mapService } from "@/lib/pages/map-service";

export const metadata: Metadata = { title: "Map" };

export default async function MapPage() {
  const { username } = await requirePageUser();
  const service = mapService();
  return (
    <MapFrame>
      <WarmUp service={service} />
      <SessionGate username={username}>
        <MapRoom service={service} />
      </SessionGate>
    </MapFrame>
  );
}
