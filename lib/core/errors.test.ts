import { expect, test, vi } from "vitest";
import * as mail from "@/lib/ports/mail";
import * as errors from "./errors";

test("an error is an instance of the class of another bundle too", async () => {
  vi.resetModules();
  const other = { ...(await import("./errors")), ...(await import("@/lib/ports/mail")) };
  // Another copy indeed.
  expect(other.throwIfCancelled).not.toBe(errors.throwIfCancelled);
  expect(new other.AppError("conflict", "Somebody was quicker.")).toBeInstanceOf(errors.AppError);
  expect(new other.MailError("refused", "No.")).toBeInstanceOf(mail.MailError);
  expect(new other.MailError("refused", "No.")).not.toBeInstanceOf(errors.AppError);
});
