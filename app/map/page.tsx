import type { Metadata } from "next";
import { WarmUp } from "@/components/map/canvas/warm-up";
import { EarlyPoints } from "@/components/map/room/early-points";
import { MapFrame } from "@/components/map/room/map-frame";
import { MapRoom } from "@/components/map/room/map-room";
import { SessionGate } from "@/components/session/session-gate";
import { requirePageUser } from "@/lib/auth/page-session";
import { mapService } from "@/lib/pages/map-service";

export const metadata: Metadata = { title: "Map" };

export default async function MapPage({ searchParams }: PageProps<"/map">) {
  const { username, isAdmin } = await requirePageUser();
  const { mode, q } = await searchParams;
  const service = mapService();
  return (
    <MapFrame>
      <WarmUp service={service} />
      {isAdmin && mode === "all" && q === undefined && <EarlyPoints />}
      <SessionGate username={username}>
        <MapRoom service={service} />
      </SessionGate>
    </MapFrame>
  );
}
