import { AppError } from "@/lib/core/errors";

export const accountNotFound = (username: string) =>
  new AppError("not_found", `There is no account named ${username}.`);
