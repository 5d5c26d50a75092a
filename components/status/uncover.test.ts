import { expect, test } from "vitest";
import { coveredShare } from "./uncover";

const box = (left: number, top: number, right: number, bottom: number) => ({ left, top, right, bottom });
const notice = box(12, 700, 378, 760);

test("a control that is covered whole counts one, others by the part that is", () => {
  expect(coveredShare(notice, [box(20, 710, 120, 750)])).toBe(1);
  expect(coveredShare(notice, [box(20, 680, 120, 720)])).toBe(0.5);
  expect(coveredShare(notice, [box(20, 710, 120, 750), box(140, 710, 240, 750)])).toBe(2);
  // The corner of a long row keeps nobody from pressing it.
  expect(coveredShare(notice, [box(0, 300, 390, 720)])).toBeLessThan(0.05);
});

test("what only touches it, is beside it or has no size is not covered", () => {
  const beside = [box(20, 660, 120, 700), box(378, 710, 390, 750), box(20, 760, 120, 800), box(30, 720, 30, 720)];
  expect(coveredShare(notice, beside)).toBe(0);
  expect(coveredShare(notice, [])).toBe(0);
});
