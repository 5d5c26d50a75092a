import { AppError } from "../errors";

export const unknownEdition = () => new AppError("not_found", "We couldn't find that edition.");
