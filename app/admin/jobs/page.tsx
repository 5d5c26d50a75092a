import type { Metadata } from "next";
import { JobsScreen } from "@/components/admin/jobs/jobs-screen";
import { Room } from "../../_rooms/room";

export const metadata: Metadata = { title: "Background Work" };

export default function JobsPage() {
  return (
    <Room isForAdmins>
      <JobsScreen />
    </Room>
  );
}
