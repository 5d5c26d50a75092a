import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { SendCityRow } from "./send-city-row";

const row = (readers: number, state: "sent" | null) =>
  renderToStaticMarkup(
    <SendCityRow
      city={{ city: "Oakland", readers, state, guide: null, isWritable: false, already: null }}
      hasJustBeenWritten={false}
      writing={null}
    />,
  );

test("what was sent stays sent, however many read the city by now", () => {
  for (const readers of [0, 1, 1_200]) {
    expect(row(readers, "sent")).toContain(">Sent</span>");
    expect(row(readers, "sent")).not.toMatch(/Published|reader/);
  }
});

test("before it is sent a row says how many will read it", () => {
  expect(row(1_200, null)).toContain("1,200 readers");
});
