import { AppError } from "@/lib/core/errors";

export const guideNotFound = () => new AppError("not_found", "We couldn't find the guide you're looking for.");
