import { expect, test } from "vitest";
import { markedFilterPath, parseMarkedFilter } from "./marked-places";

const parse = (search: string) => {
  const { status, q, page } = Object.fromEntries(new URLSearchParams(search));
  return parseMarkedFilter({ status, q, page });
};

test("an address says which places are asked for, and a filter makes that address", () => {
  const filter = { status: "never_again", query: "ramen", page: 3 } as const;
  expect(parse("status=never_again&q=+ramen+&page=3")).toEqual(filter);
  expect(markedFilterPath("/profile", filter)).toBe("/profile?status=never_again&q=ramen&page=3");
  expect(markedFilterPath("/profile", parse(""))).toBe("/profile");
});

test.each(["status=hated&page=0", "status=&page=-1", "page=1e9", "page=two"])("%s counts as absent", (search) => {
  expect(parse(search)).toEqual({ status: null, query: "", page: 1 });
});

test("a parameter that comes twice counts as absent", () => {
  expect(parseMarkedFilter({ status: ["love", "like"], q: ["a", "b"], page: ["2", "3"] })).toEqual(parse(""));
});
