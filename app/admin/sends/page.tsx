import type { Metadata } from "next";
import { SendsScreen } from "@/components/admin/sends/sends-screen";
import { SignedInPage } from "../../_components/signed-in-page";

export const metadata: Metadata = { title: "Thursday Emails" };

export default function SendsPage() {
  return (
    <SignedInPage isForAdmins>
      <SendsScreen />
    </SignedInPage>
  );
}
