"use client";

import { GuideProblem } from "@/components/guide/guide-problem";
import { PageFrame } from "@/components/layout/page-frame";
import { useTitle } from "@/components/layout/use-title";
import { Button } from "@/components/ui/button";

export default function GuideError({ retry }: { retry: () => void }) {
  useTitle("This page is late from the kitchen");
  return (
    <PageFrame>
      <GuideProblem
        title="This page is late from the kitchen"
        message="Failed to load guide"
        action={
          <Button variant="primary" onClick={() => retry()}>
            Try again
          </Button>
        }
      />
    </PageFrame>
  );
}
