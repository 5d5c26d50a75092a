import { CreateListInput } from "@/lib/contracts/lists";
import { json } from "@/lib/http/response";
import { route } from "@/lib/http/route";
import { createList } from "@/lib/lists/create";
import { listLists } from "@/lib/lists/list";

export const GET = route({ access: "user" }, async ({ ctx }) => ({ lists: await listLists(ctx) }));

export const POST = route({ access: "user", body: CreateListInput }, async ({ ctx, body }) =>
  json({ list: await createList(ctx, body) }, { status: 201 }),
);
