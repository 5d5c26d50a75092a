import type { Metadata } from "next";
import { EmptyRoom } from "@/components/account/empty-room";
import { ButtonLink } from "@/components/ui/button";
import { Room } from "../_rooms/room";

export const metadata: Metadata = { title: "Map" };

export default function MapPage() {
  return (
    <Room>
      <EmptyRoom
        title="Map"
        line="No saved restaurants yet. Start exploring guides to save your favorites!"
        cover={{ id: "harbor-light", cuisine: "oysters", city: "Oakland" }}
      >
        <p>
          <ButtonLink href="/discover" variant="primary">
            Discover Guides
          </ButtonLink>
        </p>
      </EmptyRoom>
    </Room>
  );
}
