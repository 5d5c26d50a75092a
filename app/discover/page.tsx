import type { Metadata } from "next";
import { DiscoverScreen } from "@/components/discover/discover-screen";
import { PageFrame } from "@/components/layout/page-frame";

export const metadata: Metadata = { title: "Guides" };

export default async function DiscoverPage() {
  return (
    <PageFrame hasTabs>
      <DiscoverScreen asOf={new Date().toISOString()} />
    </PageFrame>
  );
}
