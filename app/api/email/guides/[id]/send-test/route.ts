import { z } from "zod";
import { IdParam } from "@/lib/http/params";
import { route } from "@/lib/http/route";
import { SendTestInput } from "@/lib/newsletter/contract";
import { sendTestMessage } from "@/lib/newsletter/send-test-message";

export const POST = route(
  { access: "admin", params: z.object({ id: IdParam }), body: SendTestInput },
  ({ ctx, params, body }) => sendTestMessage(ctx, params.id, body),
);
