import type { Metadata } from "next";
import { Room } from "@/app/_rooms/room";
import { DiscoverScreen } from "@/components/discover/discover-screen";

export const metadata: Metadata = { title: "Guides" };

export default function DiscoverPage() {
  return (
    <Room>
      <DiscoverScreen asOf={new Date().toISOString()} />
    </Room>
  );
}
