import { describeStage } from "@/lib/contracts/guide-run";
import type { StageName } from "@/lib/contracts/stage-name";
import { AppError } from "@/lib/core/errors";

/** A rerun needs the output of every stage before the one that it starts from. */
export const missingStageError = (stage: StageName): AppError =>
  new AppError(
    "unprocessable",
    `This run has no ${describeStage(stage)} that can be gone on from. Start from an earlier stage.`,
  );
