import { createHmac } from "node:crypto";
import type { Database } from "@/db/client";
import { type Env, requireAuthSecret } from "@/lib/core/env";
import type { Providers } from "@/lib/ports/context";
import type { Mail } from "@/lib/ports/mail";
import { embeddedProviders } from "./embedded-providers";
import { googlePlaces } from "./google-places/google-places";
import { observedMail } from "./observed-mail";
import { openAiCurator } from "./openai/openai-curator";
import { outboxMail } from "./outbox/outbox-mail";
import { resendMail } from "./resend/resend-mail";
import { verifyWebhook } from "./resend/verify-webhook";
import { bounceInbox } from "./smtp/bounce-inbox";
import { smtpMail } from "./smtp/smtp-mail";

/** The one place where configuration decides between a real part and its embedded default. */
export function chooseProviders(env: Env, db: Database): Providers {
  const { OPENAI_API_KEY: openAiKey, OPENAI_BASE_URL: openAiUrl, OPENAI_MODEL: model } = env;
  const { GOOGLE_PLACES_API_KEY: googleKey, GOOGLE_PLACES_BASE_URL: googleUrl } = env;
  const embedded = embeddedProviders(db);
  return {
    curator: openAiKey
      ? openAiCurator({ apiKey: openAiKey, baseUrl: openAiUrl, model }, embedded.curator)
      : embedded.curator,
    places: googleKey ? googlePlaces({ apiKey: googleKey, baseUrl: googleUrl, db }) : embedded.places,
    embedded,
    mail: observedMail(chooseMail(env, db)),
    bounceInbox: env.BOUNCE_WEBHOOK_TOKEN ? bounceInbox(env.BOUNCE_WEBHOOK_TOKEN, tokenDeriver(env)) : null,
    senderInfo: {
      appUrl: env.APP_URL,
      supportEmail: env.SUPPORT_EMAIL ?? "hello@localhost",
      postalAddress: env.POSTAL_ADDRESS ?? "A trial installation, without a postal address so far.",
    },
    verifyMailWebhook: chooseWebhookVerifier(env),
    deriveToken: tokenDeriver(env),
  };
}

function chooseWebhookVerifier({ RESEND_WEBHOOK_SECRET: secret }: Env): Providers["verifyMailWebhook"] {
  return secret ? (headers, body) => verifyWebhook(secret, headers, body) : null;
}

const tokenDeriver =
  (env: Env): Providers["deriveToken"] =>
  (words) =>
    createHmac("sha256", requireAuthSecret(env)).update(`seal:${words}`).digest("base64url");

function chooseMail(env: Env, db: Database): Mail {
  const from = env.EMAIL_FROM ?? `Kumquat <hello@${new URL(env.APP_URL).hostname}>`;
  const { RESEND_API_KEY: apiKey, RESEND_BASE_URL: baseUrl, RESEND_RATE_PER_SECOND: ratePerSecond } = env;
  if (env.SMTP_URL) {
    return smtpMail({
      server: env.SMTP_URL,
      from,
      bounceAddress: env.BOUNCE_ADDRESS,
      ratePerSecond: env.SMTP_RATE_PER_SECOND,
      deriveToken: tokenDeriver(env),
    });
  }
  return apiKey ? resendMail({ apiKey, baseUrl, from, ratePerSecond }) : outboxMail({ db, from });
}
