import type { Metadata } from "next";
import { EmptyRoom } from "@/components/account/empty-room";
import { Room } from "../../_rooms/room";

export const metadata: Metadata = { title: "Manage Guides" };

export default function ManageGuidesPage() {
  return (
    <Room isForAdmins>
      <EmptyRoom
        title="Manage Guides"
        line="Every guide will be listed here, with its city, its kind and its date."
        cover={{ id: "back-issues", cuisine: "market", city: "Berkeley" }}
        back={{ href: "/admin", label: "Admin" }}
      >
        <p className="max-w-measure text-ink-soft">
          The list and its delete button are on their way. Until then a guide is read at its own address.
        </p>
      </EmptyRoom>
    </Room>
  );
}
