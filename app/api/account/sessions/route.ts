import { z } from "zod";
import { endEverySession } from "@/lib/account/end-session";
import { clearSessionCookie } from "@/lib/auth/session-cookie";
import { noContent } from "@/lib/http/response";
import { route } from "@/lib/http/route";

const EVERYWHERE = "Say that every session should end.";

/** Signs out everywhere, here too. */
export const DELETE = route(
  { access: "user", body: z.object({ everywhere: z.literal(true, EVERYWHERE) }) },
  async ({ ctx }) => {
    await endEverySession(ctx);
    return clearSessionCookie(noContent());
  },
);
