import type { Metadata } from "next";
import { ProfileCard } from "@/components/account/profile-card";
import { requirePageUser } from "@/lib/auth/page-session";
import { Room } from "../_rooms/room";

export const metadata: Metadata = { title: "Profile" };

export default async function ProfilePage() {
  const { username, isAdmin } = await requirePageUser();
  return (
    <Room>
      <ProfileCard user={{ username, isAdmin }} />
    </Room>
  );
}
