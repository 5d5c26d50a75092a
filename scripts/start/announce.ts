import { join } from "node:path";
import type { FirstAdmin } from "@/lib/auth/first-admin";
import type { HealthReport } from "@/lib/contracts/health";
import type { Settings } from "./settings";

type AnnounceInput = { settings: Settings; admin: FirstAdmin | null };

/** Prints one block with everything that a person needs to go on. */
export function announce(health: HealthReport, { settings, admin }: AnnounceInput): void {
  const rows: [string, string][] = [
    ["Open", settings.appUrl],
    ["Administrator", describeAdmin(admin)],
    ["Database", partName(health.database, { embedded: `embedded, in ${join(settings.dataDir, "postgres")}` })],
    ["Guides", partName(health.ai, { house: "written by the house curator (OPENAI_API_KEY brings a model)" })],
    ["Places", partName(health.places, { catalogue: "the built-in catalogue" })],
    ["Mail", partName(health.mail, { outbox: `stored in the outbox, at ${settings.appUrl}/dev/outbox` })],
    ["Background", partName(health.jobs, { embedded: "the embedded runner (/admin/jobs shows its work)" })],
  ];
  const body = rows.map(([name, value]) => `  ${name.padEnd(15)}${value}`).join("\n");
  console.log(`\n  Kumquat: a burst of local flavor\n\n${body}\n\n  Ctrl-C stops everything.\n`);
}

const partName = (part: string, embedded: Record<string, string>): string => embedded[part] ?? `real: ${part}`;

function describeAdmin(admin: FirstAdmin | null): string {
  if (!admin) return "whoever was made one (npm run admin -- help)";
  if (admin.password) return `${admin.username}, password ${admin.password} (stored in ${admin.passwordFile})`;
  return admin.passwordFile
    ? `${admin.username}, password in ${admin.passwordFile}`
    : `${admin.username}, with the password of ADMIN_PASSWORD`;
}
