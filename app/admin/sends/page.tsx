import { SendsScreen } from "@/components/admin/sends/sends-screen";
import { adminMetadata } from "@/lib/web/admin-metadata";
import { SignedInPage } from "../../_components/signed-in-page";

export const generateMetadata = () => adminMetadata("Thursday Emails");

export default function SendsPage() {
  return (
    <SignedInPage isForAdmins>
      <SendsScreen />
    </SignedInPage>
  );
}
