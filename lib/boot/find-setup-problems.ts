import type { Env } from "@/lib/core/env";

type Settings = Pick<Env, "AUTH_SECRET" | "DATABASE_URL" | "RESEND_API_KEY" | "EMAIL_FROM" | "POSTAL_ADDRESS">;
type SetupProblems = {
  /** What keeps the product from working at all, a sentence each. */
  problems: string[];
  /** What does not work while the rest does. */
  warnings: string[];
};

/** What can't work with these settings. */
export function findSetupProblems(env: Settings): SetupProblems {
  const problems: string[] = [];
  const warnings: string[] = [];
  if (!env.AUTH_SECRET) problems.push("AUTH_SECRET is not set, so nobody can sign in.");
  if (!env.DATABASE_URL) problems.push("DATABASE_URL is not set, and no embedded database was started.");
  if (env.RESEND_API_KEY && !env.EMAIL_FROM) {
    warnings.push("RESEND_API_KEY is set without EMAIL_FROM: Resend refuses messages from a made-up sender.");
  }
  if (env.RESEND_API_KEY && !env.POSTAL_ADDRESS) {
    warnings.push("RESEND_API_KEY is set without POSTAL_ADDRESS, which every newsletter has to name.");
  }
  return { problems, warnings };
}
