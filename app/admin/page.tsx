import type { Metadata } from "next";
import { Desk } from "@/components/account/desk";
import { Room } from "../_rooms/room";

export const metadata: Metadata = { title: "Admin" };

export default function AdminPage() {
  return (
    <Room isForAdmins>
      <Desk />
    </Room>
  );
}
