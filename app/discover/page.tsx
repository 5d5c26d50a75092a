import type { Metadata } from "next";
import { SignedInPage } from "@/app/_components/signed-in-page";
import { DiscoverScreen } from "@/components/discover/discover-screen";
import { publicCtx } from "@/lib/web/public-ctx";

export const metadata: Metadata = { title: "Guides" };

export default function DiscoverPage() {
  return (
    <SignedInPage>
      <DiscoverScreen
        asOf={new Date().toISOString()}
        isWrittenByModel={publicCtx().providers.curator.name === "model"}
      />
    </SignedInPage>
  );
}
