import { headers } from "next/headers";
import { clientAddress } from "@/lib/http/client-address";
import type { Ctx } from "@/lib/ports/context";
import { publicCtx } from "./public-ctx";

/** The ctx of a public page that is rendered per request, and counts them: without a user, with an address. */
export const visitorCtx = async (): Promise<Ctx> => ({ ...publicCtx(), clientAddress: clientAddress(await headers()) });
