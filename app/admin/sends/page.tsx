import type { Metadata } from "next";
import { SendsScreen } from "@/components/admin/sends/sends-screen";
import { Room } from "../../_rooms/room";

export const metadata: Metadata = { title: "Thursday Emails" };

export default function SendsPage() {
  return (
    <Room isForAdmins>
      <SendsScreen />
    </Room>
  );
}
