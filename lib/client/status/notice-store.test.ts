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
