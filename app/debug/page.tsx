import type { Metadata } from "next";
import { DebugScreen } from "@/components/admin/debug/debug-screen";
import { Room } from "../_rooms/room";

export const metadata: Metadata = { title: "Debug" };

export default async function DebugPage({ searchParams }: PageProps<"/debug">) {
  const { guide } = await searchParams;
  return (
    <Room isForAdmins>
      <DebugScreen guideId={typeof guide === "string" ? guide : null} />
    </Room>
  );
}
