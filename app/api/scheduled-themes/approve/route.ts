import { ApproveThemesInput } from "@/lib/contracts/theme";
import { route } from "@/lib/http/route";
import { approveThemes } from "@/lib/themes/approve-all";

export const POST = route({ access: "admin", body: ApproveThemesInput }, async ({ ctx, body }) => ({
  themes: await approveThemes(ctx, body),
}));
