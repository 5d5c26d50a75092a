import type { Metadata } from "next";
import { DebugScreen } from "@/components/admin/debug/debug-screen";
import { SignedInPage } from "../_components/signed-in-page";

export const metadata: Metadata = { title: "Debug" };

export default async function DebugPage({ searchParams }: PageProps<"/debug">) {
  const { guide } = await searchParams;
  return (
    <SignedInPage isForAdmins>
      <DebugScreen guideId={typeof guide === "string" ? guide : null} />
    </SignedInPage>
  );
}
