import type { StageName } from "@/lib/contracts/guide";
import { describeStage } from "@/lib/contracts/guide-run";
import { AppError } from "@/lib/core/errors";

/** A run can only be taken up where it has everything that comes before. */
export const missingStageError = (stage: StageName): AppError =>
  new AppError(
    "unprocessable",
    `This run has no ${describeStage(stage)} that can be gone on from. Start from an earlier stage.`,
  );
