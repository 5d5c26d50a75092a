import type { UserStatus } from "@/lib/contracts/restaurant";
import { STATUS_DISPLAY } from "../ui/status-display";

/** As notices show it; no status has a name there, too. */
export const statusLabel = (status: UserStatus | null): string =>
  status === null ? "No status" : STATUS_DISPLAY[status].name;
