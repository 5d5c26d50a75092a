import { route } from "@/lib/http/route";
import { listCities } from "@/lib/restaurants/list-cities";

export const GET = route({ access: "public" }, async ({ ctx }) => ({ cities: await listCities(ctx) }));
