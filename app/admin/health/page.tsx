import type { Metadata } from "next";
import { FlaggedEntriesScreen } from "@/components/admin/flagged-entries/flagged-entries-screen";
import { SignedInPage } from "../../_components/signed-in-page";

export const metadata: Metadata = { title: "Guide Health" };

export default function GuideHealthPage() {
  return (
    <SignedInPage isForAdmins>
      <FlaggedEntriesScreen />
    </SignedInPage>
  );
}
