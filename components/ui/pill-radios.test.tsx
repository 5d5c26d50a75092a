import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { PillRadios } from "./pill-radios";

const radios = (error: string | null) =>
  renderToStaticMarkup(
    <PillRadios
      legend="What is wrong?"
      name="what"
      options={["Hours"]}
      value={null}
      onChange={() => {}}
      error={error}
    />,
  );

test("a choice that is missing is marked on a role that can be invalid, and described", () => {
  const html = radios("Choose what is wrong.");
  const id = /^<fieldset role="radiogroup" aria-invalid="true" aria-describedby="([^"]+)"/.exec(html)?.[1];
  expect(html).toMatch(new RegExp(`id="${id}".*Choose what is wrong\\.`));
});

test("without an error nothing is marked", () => {
  expect(radios(null)).not.toMatch(/aria-invalid|aria-describedby/);
});
