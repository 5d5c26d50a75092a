import type { Metadata } from "next";
import { DiscoverScreen } from "@/components/discover/discover-screen";
import { PageFrame } from "@/components/layout/page-frame";
import { SessionGate } from "@/components/session/session-gate";
import { requirePageUser } from "@/lib/auth/page-session";
import { supportEmail } from "@/lib/pages/support-email";

export const metadata: Metadata = { title: "Guides" };

export default async function DiscoverPage() {
  const { username } = await requirePageUser();
  return (
    <PageFrame supportEmail={supportEmail()} hasTabs>
      <SessionGate username={username}>
        <DiscoverScreen asOf={new Date().toISOString()} />
      </SessionGate>
    </PageFrame>
  );
}
