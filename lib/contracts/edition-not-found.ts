import { AppError } from "@/lib/core/errors";

export const editionNotFound = () => new AppError("not_found", "We couldn't find that edition.");
