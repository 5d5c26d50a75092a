import type { Metadata } from "next";
import { DiscoverScreen } from "@/components/discover/discover-screen";
import { Room } from "../_rooms/room";

export const metadata: Metadata = { title: "Guides" };

export default function DiscoverPage() {
  return (
    <Room>
      <DiscoverScreen asOf={new Date().toISOString()} />
    </Room>
  );
}
