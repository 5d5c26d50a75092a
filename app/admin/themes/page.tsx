import type { Metadata } from "next";
import { ThemesScreen } from "@/components/admin/themes/themes-screen";
import { SignedInPage } from "../../_components/signed-in-page";

export const metadata: Metadata = { title: "Scheduled Email Themes" };

export default function ThemesPage() {
  return (
    <SignedInPage isForAdmins>
      <ThemesScreen />
    </SignedInPage>
  );
}
