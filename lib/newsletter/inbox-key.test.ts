import fc from "fast-check";
import { expect, test } from "vitest";
import { EmailAddress } from "@/lib/contracts/email-address";
import { inboxKey } from "./inbox-key";

test.each([
  ["bomb+1@example.com", "bomb@example.com"],
  ["BOMB+a+b@Example.COM", "bomb@example.com"],
  ["b.o.m.b@example.com", "b.o.m.b@example.com"],
  ["b.o.m.b+7@gmail.com", "bomb@gmail.com"],
  ["bomb@googlemail.com", "bomb@gmail.com"],
  ["+7@example.com", "+7@example.com"],
  ["++7@example.com", "+@example.com"],
])("%s has the inbox key %s", (address, inbox) => {
  expect(inboxKey(address)).toBe(inbox);
});

test("whatever follows the plus, and in any case, it is the inbox of the address", () => {
  const local = fc.stringMatching(/^[a-z][a-z0-9]{0,20}$/);
  const tag = fc.stringMatching(/^[a-zA-Z0-9+=_-]{0,20}$/);
  fc.assert(
    fc.property(local, tag, fc.domain(), (name, after, domain) => {
      const plain = `${name}@${domain}`;
      fc.pre(EmailAddress.safeParse(plain).success);
      expect(inboxKey(`${name.toUpperCase()}+${after}@${domain}`)).toBe(inboxKey(plain));
    }),
  );
});
