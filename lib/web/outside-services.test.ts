import { expect, test } from "vitest";
import { describeOutsideServices } from "./outside-services";

const textOf = (settings: Parameters<typeof describeOutsideServices>[0]) => describeOutsideServices(settings).join(" ");

test("an installation without outside services says so of each", () => {
  const sentences = describeOutsideServices({});
  expect(sentences).toHaveLength(4);
  for (const sentence of sentences) expect(sentence).toMatch(/^No /);
});

test("each service that is set up is named, with what it receives", () => {
  const text = textOf({
    RESEND_API_KEY: "re_x",
    OPENAI_API_KEY: "sk-x",
    GOOGLE_PLACES_API_KEY: "g-x",
    MAPBOX_TOKEN: "pk.x",
    INNGEST_EVENT_KEY: "evt",
  });
  for (const name of ["Resend", "OpenAI", "Google Places", "Mapbox", "Inngest"]) expect(text).toContain(name);
  expect(text).not.toMatch(/\bNo /);
});

test("a service at an address of one's own is named by its host, and nothing secret is", () => {
  const text = textOf({
    OPENAI_API_KEY: "sk-secret",
    OPENAI_BASE_URL: "https://models.example/v1",
    MAP_STYLE_URL: "https://maps.example/style.json?key=secret",
    SMTP_URL: { host: "mail.example", port: 465, tls: "implicit", credentials: { user: "us", password: "secret" } },
  });
  expect(text).toContain("The mail server mail.example delivers");
  expect(text).toContain("A language model at models.example reads");
  expect(text).toContain("A map service at maps.example draws");
  expect(text).not.toContain("secret");
});
