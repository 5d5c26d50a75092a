import { env } from "@/lib/core/env";

/** Where the contact links lead. Read at run time only: a page rendered at build time has none. */
export const supportEmail = (): string => env().SUPPORT_EMAIL ?? "hello@localhost";
