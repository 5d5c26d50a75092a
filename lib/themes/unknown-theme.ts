import { AppError } from "@/lib/core/errors";

export const themeNotFound = () => new AppError("not_found", "This theme is not there: it may have been skipped.");
