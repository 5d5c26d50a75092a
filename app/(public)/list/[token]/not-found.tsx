import type { Metadata } from "next";
import { PageFrame } from "@/components/layout/page-frame";
import { SharedListProblem } from "@/components/lists/shared-list-problem";
import { pageTitle } from "@/lib/core/brand";
import { supportEmail } from "@/lib/web/support-email";

export const metadata: Metadata = { title: pageTitle("List not found") };

export default function NotFound() {
  return (
    <PageFrame supportEmail={supportEmail()}>
      <SharedListProblem
        title="This list isn't shared"
        message="Whoever shared it may have ended the link, or the link lost a few letters on its way. Ask them for a new one."
      />
    </PageFrame>
  );
}
