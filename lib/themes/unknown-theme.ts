import { AppError } from "../errors";

export const unknownTheme = () => new AppError("not_found", "This theme is not there: it may have been skipped.");
