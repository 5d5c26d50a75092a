import { env } from "@/lib/core/env";

/** Where the contact links lead. Read at run time alone: a page fixed at build time does without. */
export const supportEmail = (): string => env().SUPPORT_EMAIL ?? "hello@localhost";
