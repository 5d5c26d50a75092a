import { expect, test } from "vitest";
import type { ScheduledTheme } from "@/lib/contracts/theme";
import { approvableThemes, approvedMessage, countThemes } from "./approvable";

const theme = (id: string, more: Partial<ScheduledTheme> = {}): ScheduledTheme => ({
  id,
  theme: "Crab",
  rationale: "In season.",
  targetWeek: "2026-12-03",
  status: "PENDING",
  ...more,
});

test("pending themes can be approved together, but for one that is being re-imagined or edited", () => {
  const themes = [
    theme("a"),
    theme("b", { status: "APPROVED" }),
    theme("c", { status: "USED" }),
    theme("d", { underWay: "reimagining" }),
    theme("e"),
    theme("f", { underWay: "previewing" }),
  ];
  expect(approvableThemes(themes, {}, { e: { theme: "", rationale: "" } })).toEqual(["a", "f"]);
});

test("the question and what came of it count", () => {
  expect([countThemes(1), countThemes(46)]).toEqual(["1 pending theme", "46 pending themes"]);
  expect(approvedMessage(46, 46)).toBe("Approved 46 themes.");
  expect(approvedMessage(1, 3)).toBe(
    "Approved 1 theme. 2 changed meanwhile, or their Thursday has come: look at them again.",
  );
});
