import { listActions } from "@/lib/audit/list-actions";
import { AdminLogQuery } from "@/lib/contracts/admin-log";
import { route } from "@/lib/http/route";

export const GET = route({ access: "admin", query: AdminLogQuery }, ({ ctx, query }) => listActions(ctx, query));
