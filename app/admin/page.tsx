import type { Metadata } from "next";
import { AdminDashboard } from "@/components/admin/admin-dashboard";
import { SignedInPage } from "../_components/signed-in-page";

export const metadata: Metadata = { title: "Admin" };

export default function AdminPage() {
  return (
    <SignedInPage isForAdmins>
      <AdminDashboard />
    </SignedInPage>
  );
}
