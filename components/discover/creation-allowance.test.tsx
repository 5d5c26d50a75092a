import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { AllowanceLine } from "./creation-allowance";

const textOf = (left: number, nextInSeconds = 0, allowed = 10) =>
  renderToStaticMarkup(<AllowanceLine allowed={allowed} left={left} nextInSeconds={nextInSeconds} />).replace(
    /<[^>]+>/g,
    "",
  );

test("what is left is told once it is little, and when the next can be made once nothing is", () => {
  expect([10, 3].map((left) => textOf(left))).toEqual(["", ""]);
  expect(textOf(2)).toBe("2 more guides this hour");
  expect(textOf(1)).toBe("1 more guide this hour");
  expect(textOf(0, 700)).toBe("You can ask for 10 guides an hour, and have. The next can be made in 12 minutes.");
  expect(textOf(0, 20, 1)).toBe("You can ask for one guide an hour, and have. The next can be made in a minute.");
  expect(textOf(0, 3_600)).toContain("in an hour.");
});
