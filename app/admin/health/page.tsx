import type { Metadata } from "next";
import { HealthScreen } from "@/components/admin/health/health-screen";
import { Room } from "../../_rooms/room";

export const metadata: Metadata = { title: "Guide Health" };

export default function GuideHealthPage() {
  return (
    <Room isForAdmins>
      <HealthScreen />
    </Room>
  );
}
