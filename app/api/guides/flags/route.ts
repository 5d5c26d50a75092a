import { listFlags } from "@/lib/guides/health/list-flags";
import { route } from "@/lib/http/route";

export const GET = route({ access: "admin" }, ({ ctx }) => listFlags(ctx));
