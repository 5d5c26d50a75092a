import { AppError } from "../../../errors";
import type { StageName } from "../../contract";
import { stageInWords } from "../contract";

/** A run can only be taken up where it has everything that comes before. */
export const missing = (stage: StageName): AppError =>
  new AppError(
    "unprocessable",
    `This run has no ${stageInWords(stage)} that can be gone on from. Start from an earlier stage.`,
  );
