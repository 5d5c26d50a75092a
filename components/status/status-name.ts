import type { UserStatus } from "@/lib/restaurants/contract";
import { STATUSES } from "../ui/statuses";

/** As notices say it; none has a name there, too. */
export const statusName = (status: UserStatus | null): string =>
  status === null ? "No status" : STATUSES[status].name;
