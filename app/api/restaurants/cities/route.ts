import { preflight } from "@/lib/http/cors";
import { route } from "@/lib/http/route";
import { listCities } from "@/lib/restaurants/list-cities";

export const GET = route({ access: "public", cors: true }, async ({ ctx }) => ({ cities: await listCities(ctx) }));

export const OPTIONS = preflight;
