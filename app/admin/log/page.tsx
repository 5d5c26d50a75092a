import type { Metadata } from "next";
import { LogScreen } from "@/components/admin/log/log-screen";
import { SignedInPage } from "../../_components/signed-in-page";

export const metadata: Metadata = { title: "Who Did What" };

export default function LogPage() {
  return (
    <SignedInPage isForAdmins>
      <LogScreen />
    </SignedInPage>
  );
}
