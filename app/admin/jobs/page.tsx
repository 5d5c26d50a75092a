import { JobsScreen } from "@/components/admin/jobs/jobs-screen";
import { adminMetadata } from "@/lib/web/admin-metadata";
import { SignedInPage } from "../../_components/signed-in-page";

export const generateMetadata = () => adminMetadata("Background Work");

export default function JobsPage() {
  return (
    <SignedInPage isForAdmins>
      <JobsScreen />
    </SignedInPage>
  );
}
