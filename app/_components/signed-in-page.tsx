import type { ReactNode } from "react";
import { AccessDenied } from "@/components/account/access-denied";
import { PageFrame } from "@/components/layout/page-frame";
import { SessionGate } from "@/components/session/session-gate";
import { logPageRefusal, requirePageUser } from "@/lib/web/page-session";
import { supportEmail } from "@/lib/web/support-email";

type Props = { isForAdmins?: boolean; children: ReactNode };

/**
 * A signed-in reader's page. Signed-out visitors are redirected to /login, non-administrators see Access Denied where
 * it applies, and the content is not even rendered for them.
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
