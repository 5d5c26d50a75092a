import { GuidesScreen } from "@/components/admin/guides/guides-screen";
import { adminMetadata } from "@/lib/web/admin-metadata";
import { SignedInPage } from "../../_components/signed-in-page";

export const generateMetadata = () => adminMetadata("Manage Guides");

export default function ManageGuidesPage() {
  return (
    <SignedInPage isForAdmins>
      <GuidesScreen />
    </SignedInPage>
  );
}
