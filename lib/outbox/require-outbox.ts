import type { CtxWith } from "../context";
import { AppError } from "../errors";

const LOCAL = ["localhost", "127.0.0.1", "[::1]"];

type World = Pick<CtxWith<"mail" | "letterhead">, "user" | "providers" | "isFromThisMachine">;

/**
 * The outbox holds every token: it exists only while no provider mails, and then for administrators alone, but on a
 * laptop for whoever sits at it. A public APP_URL means that there may be a proxy which doesn't say what it is.
 * @throws AppError not_found
 */
export function requireOutbox({ user, providers, isFromThisMachine = false }: World): void {
  const isOnLaptop = isFromThisMachine && LOCAL.includes(new URL(providers.letterhead.appUrl).hostname);
  if (providers.mail.name === "outbox" && (isOnLaptop || user?.isAdmin)) return;
  throw new AppError("not_found", "There is nothing at this address.");
}
