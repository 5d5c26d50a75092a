import fc from "fast-check";
import { expect, test } from "vitest";
import { maskEmail } from "./mask-email";

test("an address shows its first letter and its host", () => {
  expect(maskEmail("maria.lopez@guides.example")).toBe("m…@guides.example");
  expect(maskEmail('"a@b"@guides.example')).toBe('"…@guides.example');
});

test("never the name in it", () => {
  const address = fc.emailAddress().filter((email) => email.indexOf("@") > 1);
  fc.assert(fc.property(address, (email) => !maskEmail(email).startsWith(email.split("@", 1)[0] ?? "")));
});
