import type { Metadata } from "next";
import { AccountScreen } from "@/components/account/settings/account-screen";
import { getSettings } from "@/lib/account/get-settings";
import { pageTitle } from "@/lib/core/brand";
import { requirePageUser } from "@/lib/web/page-session";
import { readerCtx } from "@/lib/web/reader-ctx";
import { SignedInPage } from "../../_components/signed-in-page";

export const metadata: Metadata = { title: pageTitle("Account") };

export default async function AccountPage() {
  const user = await requirePageUser();
  const settings = await getSettings({ ...(await readerCtx()), user });
  return (
    <SignedInPage>
      <AccountScreen settings={settings} />
    </SignedInPage>
  );
}
