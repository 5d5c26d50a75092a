import { expect, test } from "vitest";
import { createNoticeStore } from "./notice-store";

const changed = { kind: "changed", status: "love", former: { status: null } } as const;

test("a notice ends with its page; what was refused stays, and what was made on the way stays for one page", () => {
  const notices = createNoticeStore();
  const shown = () => notices.list().map(({ id }) => id);
  notices.show({ ...changed, id: "marked", name: "Zuni" });
  notices.show({ kind: "refused", id: "refused", name: "Nopa", message: "Try again." });
  notices.show({ ...changed, id: "signed in", name: "Benu", isCarried: true });
  notices.leavePage();
  expect(shown()).toEqual(["refused", "signed in"]);
  notices.leavePage();
  expect(shown()).toEqual(["refused"]);
});

test("a notice tells whether what it says has happened; one that has taken its place is another", () => {
  const notices = createNoticeStore();
  const kept = () => notices.list().map((notice) => notice.kind === "changed" && notice.isKept);
  const first = notices.show({ ...changed, id: "a", name: "Zuni" });
  const second = notices.show({ ...changed, id: "a", name: "Zuni" });
  notices.keep(first);
  expect(kept()).toEqual([undefined]);
  notices.keep(second);
  expect(kept()).toEqual([true]);
  notices.keep(second + 1);
  expect(kept()).toEqual([true]);
});
