import type { Database } from "@/db/client";
import type { Providers } from "../context";
import type { Env } from "../env";
import { houseCurator } from "./curator/house";
import { modelCurator } from "./curator/model";
import type { Mail } from "./mail";
import { outboxMail } from "./mail/outbox";
import { cataloguePlaces } from "./places/catalogue";

/** The one place where configuration decides between a real part and its embedded default. */
export function chooseProviders(env: Env, db: Database): Providers {
  const { OPENAI_API_KEY: apiKey, OPENAI_BASE_URL: baseUrl, OPENAI_MODEL: model } = env;
  return {
    curator: apiKey ? modelCurator({ apiKey, baseUrl, model }) : houseCurator(),
    places: cataloguePlaces(db),
    mail: chooseMail(env, db),
    letterhead: {
      appUrl: env.APP_URL,
      supportEmail: env.SUPPORT_EMAIL ?? "hello@localhost",
      postalAddress: env.POSTAL_ADDRESS ?? "The sender's postal address is set by POSTAL_ADDRESS.",
    },
  };
}

function chooseMail(env: Env, db: Database): Mail {
  const from = env.EMAIL_FROM ?? `Kumquat <hello@${new URL(env.APP_URL).hostname}>`;
  return outboxMail({ db, from });
}
