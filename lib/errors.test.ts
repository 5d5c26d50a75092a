import { expect, test, vi } from "vitest";
import { AppError } from "./errors";
import { MailError } from "./providers/mail";

test("an error is known to another bundle of the same sources", async () => {
  vi.resetModules();
  const [errors, mail] = await Promise.all([import("./errors"), import("./providers/mail")]);
  expect(errors.AppError).not.toBe(AppError);
  expect(new errors.AppError("conflict", "Somebody was quicker.")).toBeInstanceOf(AppError);
  expect(new mail.MailError("refused", "No.")).toBeInstanceOf(MailError);
});

test("no other error is taken for one", () => {
  for (const value of [new Error("no"), new MailError("refused", "No."), { name: "AppError" }, null, "AppError"]) {
    expect(value).not.toBeInstanceOf(AppError);
  }
  expect(new AppError("conflict", "No.")).not.toBeInstanceOf(MailError);
  expect(new AppError("conflict", "No.")).toBeInstanceOf(Error);
});
