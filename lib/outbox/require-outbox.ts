import type { CtxWith } from "../context";
import { AppError } from "../errors";

const LOCAL = ["localhost", "127.0.0.1", "[::1]"];

/**
 * The outbox holds every token: it exists only while no provider mails, and then for administrators alone, but on a
 * laptop for everybody. @throws AppError not_found
 */
export function requireOutbox({ user, providers }: Pick<CtxWith<"mail" | "letterhead">, "user" | "providers">): void {
  const isOnLaptop = LOCAL.includes(new URL(providers.letterhead.appUrl).hostname);
  if (providers.mail.name === "outbox" && (isOnLaptop || user?.isAdmin)) return;
  throw new AppError("not_found", "There is nothing at this address.");
}
