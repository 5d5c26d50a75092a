import { DebugScreen } from "@/components/admin/debug/debug-screen";
import { adminMetadata } from "@/lib/web/admin-metadata";
import { SignedInPage } from "../_components/signed-in-page";

export const generateMetadata = () => adminMetadata("Debug");

export default async function DebugPage({ searchParams }: PageProps<"/debug">) {
  const { guide } = await searchParams;
  return (
    <SignedInPage isForAdmins>
      <DebugScreen guideId={typeof guide === "string" ? guide : null} />
    </SignedInPage>
  );
}
