import { FlaggedEntriesScreen } from "@/components/admin/flagged-entries/flagged-entries-screen";
import { adminMetadata } from "@/lib/web/admin-metadata";
import { SignedInPage } from "../../_components/signed-in-page";

export const generateMetadata = () => adminMetadata("Guide Health");

export default function GuideHealthPage() {
  return (
    <SignedInPage isForAdmins>
      <FlaggedEntriesScreen />
    </SignedInPage>
  );
}
