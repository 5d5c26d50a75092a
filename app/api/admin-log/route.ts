import { AdminLogQuery } from "@/lib/audit/contract";
import { listActions } from "@/lib/audit/list-actions";
import { route } from "@/lib/http/route";

export const GET = route({ access: "admin", query: AdminLogQuery }, ({ ctx, query }) => listActions(ctx, query));
