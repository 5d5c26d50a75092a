import type { Metadata } from "next";
import { GuidesScreen } from "@/components/admin/guides/guides-screen";
import { SignedInPage } from "../../_components/signed-in-page";

export const metadata: Metadata = { title: "Manage Guides" };

export default function ManageGuidesPage() {
  return (
    <SignedInPage isForAdmins>
      <GuidesScreen />
    </SignedInPage>
  );
}
