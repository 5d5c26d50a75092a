import { backupCommand } from "./backup";
import { catalogueHarvestCommand } from "./catalogue-harvest";
import { catalogueImportCommand } from "./catalogue-import";
import { catalogueRefreshCommand } from "./catalogue-refresh";
import type { Command } from "./command";
import { makeAdminCommand } from "./make-admin";
import { moveToCommand } from "./move-to";
import { newsletterDryRunCommand } from "./newsletter-dry-run";
import { newsletterSendCommand } from "./newsletter-send";
import { resetPasswordCommand } from "./reset-password";
import { restoreCommand } from "./restore";
import { subscribersExportCommand } from "./subscribers-export";
import { subscribersImportCommand } from "./subscribers-import";

/** By name, which is one word or two. */
export const COMMANDS: Record<string, Command> = {
  "make-admin": makeAdminCommand,
  "reset-password": resetPasswordCommand,
  "catalogue import": catalogueImportCommand,
  "catalogue harvest": catalogueHarvestCommand,
  "catalogue refresh": catalogueRefreshCommand,
  "newsletter dry-run": newsletterDryRunCommand,
  "newsletter send": newsletterSendCommand,
  "subscribers export": subscribersExportCommand,
  "subscribers import": subscribersImportCommand,
  backup: backupCommand,
  restore: restoreCommand,
  "move-to": moveToCommand,
};
