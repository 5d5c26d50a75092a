import { expect, test } from "vitest";
import { wellFormedAddress } from "./well-formed-address";

test.each(["/", "/guide/ph%E1%BB%9F-365nrp?x=%E0%A4%A", "/a%2Fb%00", "/discover?city=San%20Francisco&x=%"])(
  "%s stays as it is",
  (address) => {
    expect(wellFormedAddress(address)).toBe(address);
  },
);

test.each([
  ["/guide/%E0%A4%A", "/guide/%25E0%25A4%25A"],
  ["/api/guides/%ff?a=%20?b", "/api/guides/%25ff?a=%20?b"],
  ["/%", "/%25"],
])("%s is taken as it is written", (address, taken) => {
  expect(wellFormedAddress(address)).toBe(taken);
  expect(() => decodeURIComponent(taken.split("?")[0] ?? "")).not.toThrow();
});

test.each([
  ["*", "/"],
  ["http://guides.example/discover?city=Oakland", "/discover?city=Oakland"],
  ["HTTPS://guides.example", "/"],
  ["http://guides.example?city=Oakland", "/?city=Oakland"],
  ["fruit", "/fruit"],
])("%s, which names more or less than a path, is taken as %s", (target, taken) => {
  expect(wellFormedAddress(target)).toBe(taken);
});
