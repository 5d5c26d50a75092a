import { getCreationAllowance } from "@/lib/guides/creation-limit";
import { route } from "@/lib/http/route";

export const GET = route({ access: "user" }, async ({ ctx }) => getCreationAllowance(ctx));
