import type { Metadata } from "next";
import { ProfileCard } from "@/components/account/profile-card";
import { requirePageUser } from "@/lib/web/page-session";
import { SignedInPage } from "../_components/signed-in-page";

export const metadata: Metadata = { title: "Profile" };

export default async function ProfilePage() {
  const { username, isAdmin } = await requirePageUser();
  return (
    <SignedInPage>
      <ProfileCard user={{ username, isAdmin }} />
    </SignedInPage>
  );
}
