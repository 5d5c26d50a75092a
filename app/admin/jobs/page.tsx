import type { Metadata } from "next";
import { JobsScreen } from "@/components/admin/jobs/jobs-screen";
import { SignedInPage } from "../../_components/signed-in-page";

export const metadata: Metadata = { title: "Background Work" };

export default function JobsPage() {
  return (
    <SignedInPage isForAdmins>
      <JobsScreen />
    </SignedInPage>
  );
}
