import type { Database } from "@/db/client";
import type { Providers } from "../context";
import type { Env } from "../env";
import { houseCurator } from "./curator/house";
import { modelCurator } from "./curator/model";
import { cataloguePlaces } from "./places/catalogue";

/** The one place where configuration decides between a real part and its embedded default. */
export function chooseProviders(env: Env, db: Database): Providers {
  const { OPENAI_API_KEY: apiKey, OPENAI_BASE_URL: baseUrl, OPENAI_MODEL: model } = env;
  return { curator: apiKey ? modelCurator({ apiKey, baseUrl, model }) : houseCurator(), places: cataloguePlaces(db) };
}
