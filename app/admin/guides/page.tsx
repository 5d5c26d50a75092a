import type { Metadata } from "next";
import { GuidesScreen } from "@/components/admin/guides/guides-screen";
import { Room } from "../../_rooms/room";

export const metadata: Metadata = { title: "Manage Guides" };

export default function ManageGuidesPage() {
  return (
    <Room isForAdmins>
      <GuidesScreen />
    </Room>
  );
}
