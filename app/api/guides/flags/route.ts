import { listFlaggedEntries } from "@/lib/guides/flagged-entries/list-flagged-entries";
import { route } from "@/lib/http/route";

export const GET = route({ access: "admin" }, ({ ctx }) => listFlaggedEntries(ctx));
