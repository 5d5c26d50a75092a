import { createHmac } from "node:crypto";
import type { Database } from "@/db/client";
import type { Providers } from "../context";
import type { Env } from "../env";
import { houseCurator } from "./curator/house";
import { modelCurator } from "./curator/model";
import type { Mail } from "./mail";
import { outboxMail } from "./mail/outbox";
import { resendMail } from "./mail/resend";
import { verifyWebhook } from "./mail/verify-webhook";
import type { Places } from "./places";
import { cataloguePlaces } from "./places/catalogue";
import { googlePlaces } from "./places/google";

/** The one place where configuration decides between a real part and its embedded default. */
export function chooseProviders(env: Env, db: Database): Providers {
  const { OPENAI_API_KEY: apiKey, OPENAI_BASE_URL: baseUrl, OPENAI_MODEL: model } = env;
  return {
    curator: apiKey ? modelCurator({ apiKey, baseUrl, model }) : houseCurator(),
    places: choosePlaces(env, db),
    mail: chooseMail(env, db),
    letterhead: {
      appUrl: env.APP_URL,
      supportEmail: env.SUPPORT_EMAIL ?? "hello@localhost",
      postalAddress: env.POSTAL_ADDRESS ?? "The sender's postal address is set by POSTAL_ADDRESS.",
    },
    readMailWebhook: readWebhooks(env),
    seal: sealWith(env.AUTH_SECRET),
  };
}

function readWebhooks({ RESEND_WEBHOOK_SECRET: secret }: Env): Providers["readMailWebhook"] {
  return secret ? (headers, body) => verifyWebhook(secret, headers, body) : null;
}

function sealWith(secret: string | undefined): Providers["seal"] {
  return (words) => {
    if (!secret) throw new Error("AUTH_SECRET is not set. Start with `npm start`, which makes one and keeps it.");
    return createHmac("sha256", secret).update(`seal:${words}`).digest("base64url");
  };
}

function chooseMail(env: Env, db: Database): Mail {
  const from = env.EMAIL_FROM ?? `Kumquat <hello@${new URL(env.APP_URL).hostname}>`;
  const { RESEND_API_KEY: apiKey, RESEND_BASE_URL: baseUrl, RESEND_RATE_PER_SECOND: ratePerSecond } = env;
  return apiKey ? resendMail({ apiKey, baseUrl, from, ratePerSecond }) : outboxMail({ db, from });
}

function choosePlaces({ GOOGLE_PLACES_API_KEY: apiKey, GOOGLE_PLACES_BASE_URL: baseUrl }: Env, db: Database): Places {
  return apiKey ? googlePlaces({ apiKey, baseUrl, db }) : cataloguePlaces(db);
}
