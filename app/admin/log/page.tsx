import type { Metadata } from "next";
import { LogScreen } from "@/components/admin/log/log-screen";
import { Room } from "../../_rooms/room";

export const metadata: Metadata = { title: "Who Did What" };

export default function LogPage() {
  return (
    <Room isForAdmins>
      <LogScreen />
    </Room>
  );
}
