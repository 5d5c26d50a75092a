import { expect, test } from "vitest";
import { smtpUrl } from "./smtp-url";

test.each([
  ["smtp://mail.example", { host: "mail.example", port: 587, tls: "starttls" }],
  ["smtp://mail.example:25?tls=required", { host: "mail.example", port: 25, tls: "starttls" }],
  ["smtp://relay:25?tls=none", { host: "relay", port: 25, tls: "none" }],
  ["smtp://localhost:1025", { host: "localhost", port: 1025, tls: "none" }],
  ["smtp://[::1]:1025?tls=required", { host: "::1", port: 1025, tls: "starttls" }],
  [
    "smtps://ana%40guides.example:p%3Ass@mail.example/",
    { host: "mail.example", port: 465, tls: "implicit", credentials: { user: "ana@guides.example", password: "p:ss" } },
  ],
])("%s is read", (url, server) => {
  expect(smtpUrl.parse(url)).toEqual(server);
});

test.each([
  "mail.example:587",
  "https://mail.example",
  "smtp://",
  "smtp://user@mail.example",
  "smtp://:secret@mail.example",
  "smtp://u:%E0%A4%A@mail.example",
  "smtp://mail.example/inbox",
  "smtp://mail.example?tls=maybe",
  "smtp://mail.example?pool=true",
  "smtps://mail.example?tls=none",
  "smtp://mail.example#here",
])("%s is refused with a sentence that does not repeat it", (url) => {
  const { error } = smtpUrl.safeParse(url);
  expect(error?.issues[0]?.message).toMatch(/^must be a URL like smtps:/);
  expect(error?.issues[0]?.message).not.toContain("secret");
});
