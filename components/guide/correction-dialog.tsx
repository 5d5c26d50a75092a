"use client";

import { useRouter } from "next/navigation";
import { useCallback } from "react";
import { type GuideStreamOptions, streamCorrection } from "@/lib/client/guide-stream";
import { isCreating } from "@/lib/client/spark-state";
import type { PromptCorrection, SpanRole } from "@/lib/contracts/reading";
import { useSpark } from "../discover/use-spark";
import { Dialog } from "../ui/dialog";
import { CorrectionForm } from "./correction-form";
import { CorrectionProgress } from "./correction-progress";

type Props = { guideId: string; quote: string; role: SpanRole; isOpen: boolean; onClose: () => void };

/** Says what a span of the prompt was meant as, follows the guide that is made from that, and opens it. */
export function CorrectionDialog({ guideId, quote, role, isOpen, onClose }: Props) {
  const router = useRouter();
  const stream = useCallback(
    (correction: PromptCorrection, options: GuideStreamOptions) => streamCorrection(guideId, correction, options),
    [guideId],
  );
  const openGuide = useCallback(({ id }: { id: string }) => router.push(`/guide/${id}`), [router]);
  const { spark, start, stop, dispatch } = useSpark(stream, openGuide);
  const isFollowing = spark.phase === "streaming" || spark.phase === "done";
  return (
    <Dialog
      isOpen={isOpen}
      canClose={!isCreating(spark)}
      title="I meant it otherwise"
      onClose={() => {
        dispatch({ type: "cleared" });
        onClose();
      }}
    >
      {isFollowing && spark.checklist ? (
        <CorrectionProgress checklist={spark.checklist} isDone={spark.phase === "done"} onStop={stop} />
      ) : (
        <CorrectionForm
          quote={quote}
          role={role}
          isBusy={isCreating(spark)}
          error={spark.error}
          onCorrect={start}
          onCancel={onClose}
        />
      )}
    </Dialog>
  );
}
