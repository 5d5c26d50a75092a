import { z } from "zod";
import { SendTestInput } from "@/lib/contracts/subscriber";
import { IdParam } from "@/lib/core/id-param";
import { route } from "@/lib/http/route";
import { sendTestMessage } from "@/lib/newsletter/send-test-message";

export const POST = route(
  { access: "admin", params: z.object({ id: IdParam }), body: SendTestInput },
  ({ ctx, params, body }) => sendTestMessage(ctx, params.id, body),
);
