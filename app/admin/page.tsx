import { AdminDashboard } from "@/components/admin/admin-dashboard";
import { getAdminFigures } from "@/lib/web/admin-figures";
import { adminMetadata } from "@/lib/web/admin-metadata";
import { requirePageUser } from "@/lib/web/page-session";
import { publicCtx } from "@/lib/web/public-ctx";
import { SignedInPage } from "../_components/signed-in-page";

export const generateMetadata = () => adminMetadata("Admin");

export default async function AdminPage() {
  const user = await requirePageUser();
  const ctx = publicCtx();
  return (
    <SignedInPage isForAdmins>
      {user.isAdmin && (
        <AdminDashboard
          figures={await getAdminFigures({ ...ctx, user })}
          hasOutbox={ctx.providers.mail.name === "outbox"}
        />
      )}
    </SignedInPage>
  );
}
