import { LogScreen } from "@/components/admin/log/log-screen";
import { adminMetadata } from "@/lib/web/admin-metadata";
import { SignedInPage } from "../../_components/signed-in-page";

export const generateMetadata = () => adminMetadata("Who Did What");

export default function LogPage() {
  return (
    <SignedInPage isForAdmins>
      <LogScreen />
    </SignedInPage>
  );
}
