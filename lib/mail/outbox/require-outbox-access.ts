import { addressNotFound } from "@/lib/core/errors";
import type { CtxWith } from "@/lib/ports/context";

const LOOPBACK_HOSTS = ["localhost", "127.0.0.1", "[::1]"];

type AccessContext = Pick<CtxWith<"mail" | "senderInfo">, "user" | "providers" | "isLoopback">;

/**
 * The outbox holds every token: it exists only while no provider sends mail, and then only for administrators, or on a
 * laptop for the local user. A public APP_URL means that there may be a proxy which hides that the request is remote.
 * @throws AppError not_found
 */
export function requireOutboxAccess({ user, providers, isLoopback = false }: AccessContext): void {
  const isOnLaptop = isLoopback && LOOPBACK_HOSTS.includes(new URL(providers.senderInfo.appUrl).hostname);
  if (providers.mail.name === "outbox" && (isOnLaptop || user?.isAdmin)) return;
  throw addressNotFound();
}
