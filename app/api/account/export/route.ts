import { exportAccount } from "@/lib/account/export-account";
import { PRIVATE_HEADERS } from "@/lib/http/response";
import { route } from "@/lib/http/route";

export const GET = route({ access: "user" }, async ({ ctx }) => {
  const { fileName, text } = await exportAccount(ctx);
  return new Response(text, {
    headers: {
      ...PRIVATE_HEADERS,
      "content-type": "application/json; charset=utf-8",
      "content-disposition": `attachment; filename="${fileName}"`,
    },
  });
});
