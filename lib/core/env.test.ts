import { expect, test } from "vitest";
import { environmentSchema, parseEnv } from "./env";

test.each([
  ["NODE_ENV", "staging"],
  ["DATABASE_URL", "mysql://db"],
  ["DATA_DIR", " "],
  ["PORT", "0"],
  ["PORT", "70000"],
  ["PORT", "0x50"],
  ["APP_URL", "guides.example"],
  ["APP_URL", "https://guides.example/path"],
  ["APP_URL", "https://ana:pass@guides.example"],
  ["RATE_LIMIT_SCALE", "0"],
  ["RATE_LIMIT_SCALE", "much"],
  ["AUTH_SECRET", "short"],
  ["OPENAI_BASE_URL", "models"],
  ["OPENAI_MODEL", " "],
  ["EMAIL_FROM", "kumquat"],
  ["EMAIL_FROM", "kumquat@guides.example\r\nBcc: ana@example.com"],
  ["RESEND_RATE_PER_SECOND", "-1"],
  ["SMTP_URL", "mail.example:587"],
  ["SMTP_URL", "smtp://ana:secret@mail.example?tls=maybe"],
  ["SMTP_RATE_PER_SECOND", "0"],
  ["BOUNCE_ADDRESS", "bounces"],
  ["BOUNCE_WEBHOOK_TOKEN", "short"],
  ["BOUNCE_WEBHOOK_TOKEN", "long enough but with spaces in it"],
  ["SUPPORT_EMAIL", "ana"],
  ["MAPBOX_TOKEN", "junk"],
  ["MAPBOX_TOKEN", "sk.secret"],
  ["TRUST_PROXY", "heroku"],
  ["TRUST_PROXY", "11"],
  ["TRUST_PROXY_HOPS", "1.5"],
])("%s=%j stops the start with a sentence that names it", (name, value) => {
  expect(() => parseEnv({ [name]: value })).toThrow(new RegExp(`^${name} must .+\\.$`));
  expect(() => parseEnv({ [name]: value })).not.toThrow(/expected|received/);
});

test("an empty variable counts as not set", () => {
  const empty = Object.fromEntries(Object.keys(environmentSchema.shape).map((name) => [name, ""]));
  expect(parseEnv(empty)).toEqual(parseEnv({}));
});

test("the proxies in front are a number or a platform, under the former name too", () => {
  expect(parseEnv({}).TRUST_PROXY).toBe(0);
  expect(parseEnv({ TRUST_PROXY: "2" }).TRUST_PROXY).toBe(2);
  expect(parseEnv({ TRUST_PROXY: "fly" }).TRUST_PROXY).toBe("fly");
  expect(parseEnv({ TRUST_PROXY_HOPS: "1" }).TRUST_PROXY).toBe(1);
  expect(() => parseEnv({ TRUST_PROXY: "fly", TRUST_PROXY_HOPS: "1" })).toThrow(/^TRUST_PROXY must be set without/);
});

test("variables that belong together are held to it", () => {
  expect(() => parseEnv({ ADMIN_USERNAME: "ana" })).toThrow("ADMIN_USERNAME and ADMIN_PASSWORD must be set together.");
  expect(() => parseEnv({ INNGEST_DEV: "1", APP_URL: "https://guides.example" })).toThrow(/^INNGEST_DEV /);
  expect(() => parseEnv({ INNGEST_EVENT_KEY: "key" })).toThrow(/^INNGEST_SIGNING_KEY must be set with /);
  const sender = { EMAIL_FROM: "hello@guides.example", POSTAL_ADDRESS: "1 Pier" };
  for (const provider of [{ RESEND_API_KEY: "re_1" }, { SMTP_URL: "smtp://mail.example" }]) {
    expect(() => parseEnv(provider)).toThrow(/^EMAIL_FROM and POSTAL_ADDRESS must be set with /);
    expect(() => parseEnv({ ...provider, EMAIL_FROM: sender.EMAIL_FROM })).toThrow(/POSTAL_ADDRESS must be set/);
    expect(parseEnv({ ...provider, ...sender }).EMAIL_FROM).toBe("hello@guides.example");
  }
  const both = { RESEND_API_KEY: "re_1", SMTP_URL: "smtp://mail.example", ...sender };
  expect(() => parseEnv(both)).toThrow(
    "RESEND_API_KEY and SMTP_URL are both set. Mail goes one way: unset one of them.",
  );
  expect(parseEnv({ PORT: "4000" }).APP_URL).toBe("http://localhost:4000");
  expect(parseEnv({ APP_URL: "https://guides.example/" }).APP_URL).toBe("https://guides.example");
});
