import type { WeeklyEmailsResponse } from "@/lib/contracts/weekly-email";
import { route } from "@/lib/http/route";
import { listWeeklyEmails } from "@/lib/newsletter/own/list";

export const GET = route(
  { access: "user" },
  async ({ ctx }): Promise<WeeklyEmailsResponse> => ({ weeklyEmails: await listWeeklyEmails(ctx) }),
);
