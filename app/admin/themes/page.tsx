import type { Metadata } from "next";
import { ThemesScreen } from "@/components/admin/themes/themes-screen";
import { Room } from "../../_rooms/room";

export const metadata: Metadata = { title: "Scheduled Email Themes" };

export default function ThemesPage() {
  return (
    <Room isForAdmins>
      <ThemesScreen />
    </Room>
  );
}
