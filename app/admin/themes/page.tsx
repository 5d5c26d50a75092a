import type { Metadata } from "next";
import { EmptyRoom } from "@/components/account/empty-room";
import { Room } from "../../_rooms/room";

export const metadata: Metadata = { title: "Scheduled Email Themes" };

export default function ThemesPage() {
  return (
    <Room isForAdmins>
      <EmptyRoom
        title="Scheduled Email Themes"
        line="Fifty-two Thursdays will be planned here: a theme for each, to edit, approve or imagine anew."
        cover={{ id: "fifty-two", cuisine: "tea", city: "San Francisco" }}
        back={{ href: "/admin", label: "Admin" }}
      >
        <p className="max-w-measure text-ink-soft">
          San Francisco, one theme for every Thursday. There are none yet: they arrive with the weekly email.
        </p>
      </EmptyRoom>
    </Room>
  );
}
