"use client";

import { useRouter } from "next/navigation";
import { useCallback, useId, useState } from "react";
import { type GuideStreamOptions, streamCorrection, streamGuide } from "@/lib/client/guide-stream";
import { isCreating } from "@/lib/client/spark-state";
import type { PromptCorrection, PromptReading } from "@/lib/contracts/reading";
import type { WishChange } from "@/lib/contracts/too-few-places";
import { TooFewResult } from "../discover/too-few-result";
import { useSpark } from "../discover/use-spark";
import { Dialog } from "../ui/dialog";
import { PillRadios } from "../ui/pill-radios";
import { CorrectionForm } from "./correction-form";
import { CorrectionProgress } from "./correction-progress";

type Props = {
  guideId: string;
  /** The author chooses one, where there are several. */
  readings: readonly Pick<PromptReading, "quote" | "role" | "type">[];
  isOpen: boolean;
  onClose: () => void;
};

/** Says what a span of the prompt was meant as, follows the guide that is made from that, and opens it. */
export function CorrectionDialog({ guideId, readings, isOpen, onClose }: Props) {
  const [chosen, setChosen] = useState(readings[0]?.quote ?? "");
  const quotes = [...new Set(readings.map(({ quote }) => quote))];
  const { role, type } = readings.find(({ quote }) => quote === chosen) ?? { role: "want", type: "feature" as const };
  const name = useId();
  const router = useRouter();
  const stream = useCallback(
    (asked: PromptCorrection | WishChange["wish"], options: GuideStreamOptions) =>
      "prompt" in asked ? streamGuide(asked, options) : streamCorrection(guideId, asked, options),
    [guideId],
  );
  const openGuide = useCallback(({ id }: { id: string }) => router.push(`/guide/${id}`), [router]);
  const { spark, start, stop, dispatch } = useSpark(stream, openGuide);
  const isFollowing = spark.phase === "streaming" || spark.phase === "done";
  return (
    <Dialog
      isOpen={isOpen}
      canClose={!isCreating(spark)}
      title="Change what we understood"
      onClose={() => {
        dispatch({ type: "cleared" });
        onClose();
      }}
    >
      {isFollowing && spark.checklist ? (
        <CorrectionProgress checklist={spark.checklist} isDone={spark.phase === "done"} onStop={stop} />
      ) : (
        <>
          {spark.tooFew && <TooFewResult tooFew={spark.tooFew} onChangeWish={start} />}
          {quotes.length > 1 && (
            <PillRadios
              legend="Which words?"
              name={name}
              options={quotes}
              value={chosen}
              onChange={setChosen}
              isDisabled={isCreating(spark)}
            />
          )}
          <CorrectionForm
            key={chosen}
            quote={chosen}
            role={role}
            type={type}
            isBusy={isCreating(spark)}
            error={spark.error}
            onCorrect={start}
            onCancel={onClose}
          />
        </>
      )}
    </Dialog>
  );
}
