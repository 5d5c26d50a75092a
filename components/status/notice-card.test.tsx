import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { StatusNotice } from "@/lib/client/status/notice-store";
import { NoticeCard } from "./notice-card";

const about = { id: "zuni", name: "Zuni", turn: 1 };
const markupOf = (notice: StatusNotice) =>
  renderToStaticMarkup(<NoticeCard notice={notice} isHeld={false} onUndo={() => {}} onClose={() => {}} />);

test("as it appears, what went wrong takes no press that was aimed at what it lies over, and is an alert at once", () => {
  const refused = markupOf({ ...about, kind: "refused", message: "Try again." });
  expect(refused).not.toContain("pointer-events-auto");
  expect(refused).toMatch(/role="alert".*Zuni: Try again\./);
  expect(refused).toContain('aria-label="Close the notice about Zuni"');
});

test("what nothing takes back offers no undo", () => {
  const told = markupOf({ ...about, kind: "done", outcome: "your account is ready", undo: null });
  expect(told).toMatch(/Zuni:.*your account is ready/);
  expect(told).not.toContain("Undo");
});

test("what was done can be undone at once", () => {
  const changed = markupOf({ ...about, kind: "changed", status: "love", former: { status: null } });
  expect(changed).toContain("pointer-events-auto");
  expect(changed).toContain("Undo");
});
