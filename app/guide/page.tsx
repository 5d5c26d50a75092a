import { GuideProblem } from "@/components/guide/guide-problem";
import { PageFrame } from "@/components/layout/page-frame";

export default function GuideWithoutId() {
  return (
    <PageFrame>
      <GuideProblem title="Guide Not Found" message="No guide ID provided" />
    </PageFrame>
  );
}
