import type { Metadata } from "next";
import { GuideProblem } from "@/components/guide/guide-problem";
import { PageFrame } from "@/components/layout/page-frame";
import { pageTitle } from "@/lib/core/brand";

export const metadata: Metadata = { title: pageTitle("Guide Not Found") };

export default function GuideWithoutId() {
  return (
    <PageFrame>
      <GuideProblem title="Guide Not Found" message="No guide ID provided" />
    </PageFrame>
  );
}
