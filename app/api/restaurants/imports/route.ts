import { z } from "zod";
import { IMPORT_MAX_BYTES } from "@/lib/contracts/place-import-limits";
import { json } from "@/lib/http/response";
import { route } from "@/lib/http/route";
import { createImport } from "@/lib/restaurants/import-export/create-import";
import { listImports } from "@/lib/restaurants/import-export/list-imports";

export const GET = route({ access: "user" }, async ({ ctx }) => ({ imports: await listImports(ctx) }));

const FileQuery = z.object({
  name: z.string().max(500, "The name of the file has more than 500 characters.").default("places"),
});

export const POST = route(
  { access: "user", query: FileQuery, fileMaxBytes: IMPORT_MAX_BYTES },
  async ({ ctx, query, readFile }) =>
    json({ import: await createImport(ctx, { readBytes: readFile, fileName: query.name }) }, { status: 201 }),
);
