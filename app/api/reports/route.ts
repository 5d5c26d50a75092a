import { ReportInput } from "@/lib/contracts/report";
import { json } from "@/lib/http/response";
import { route } from "@/lib/http/route";
import { listReports } from "@/lib/reports/list";
import { reportPlace } from "@/lib/reports/report-place";

export const GET = route({ access: "admin" }, ({ ctx }) => listReports(ctx));

export const POST = route({ access: "public", body: ReportInput }, async ({ ctx, body }) => {
  await reportPlace(ctx, body);
  return json({ status: "received" }, { status: 202 });
});
