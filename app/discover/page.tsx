import type { Metadata } from "next";
import { SignedInPage } from "@/app/_components/signed-in-page";
import { DiscoverScreen } from "@/components/discover/discover-screen";
import { requirePageUser } from "@/lib/web/page-session";
import { publicCtx } from "@/lib/web/public-ctx";

export const metadata: Metadata = { title: "Guides" };

export default async function DiscoverPage() {
  await requirePageUser();
  return (
    <SignedInPage>
      <DiscoverScreen
        asOf={new Date().toISOString()}
        isWrittenByModel={publicCtx().providers.curator.name === "model"}
      />
    </SignedInPage>
  );
}
