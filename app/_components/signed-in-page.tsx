import type { ReactNode } from "react";
import { AccessDenied } from "@/components/account/access-denied";
import { PageFrame } from "@/components/layout/page-frame";
import { SessionGate } from "@/components/session/session-gate";
import { logPageRefusal, requirePageUser } from "@/lib/web/page-session";
import { supportEmail } from "@/lib/web/support-email";

type Props = { isForAdmins?: boolean; children: ReactNode };

/**
 * A signed-in reader's page. Who is signed out is sent to /login, who is no administrator meets Access Denied where
 * it matters, and what is inside is not even rendered for them.
 */
export async function SignedInPage({ isForAdmins = false, children }: Props) {
  const user = await requirePageUser();
  const mayEnter = user.isAdmin || !isForAdmins;
  if (!mayEnter) await logPageRefusal(user);
  return (
    <PageFrame supportEmail={supportEmail()} hasTabBar>
      <SessionGate username={user.username}>{mayEnter ? children : <AccessDenied />}</SessionGate>
    </PageFrame>
  );
}
