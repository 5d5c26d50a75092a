import { ThemesScreen } from "@/components/admin/themes/themes-screen";
import { adminMetadata } from "@/lib/web/admin-metadata";
import { SignedInPage } from "../../_components/signed-in-page";

export const generateMetadata = () => adminMetadata("Scheduled Email Themes");

export default function ThemesPage() {
  return (
    <SignedInPage isForAdmins>
      <ThemesScreen />
    </SignedInPage>
  );
}
