import { expect, test, vi } from "vitest";
import { z } from "zod";
import { AppError } from "@/lib/core/errors";
import { testDb } from "@/lib/testing/database";
import { makeCtx } from "@/lib/testing/make-ctx";
import { route } from "./route";

const { db } = await testDb();
vi.stubGlobal("kumquatRuntime", { db, providers: makeCtx(db).providers });

const PLAIN = { params: undefined };
const post = (body: object) =>
  new Request("http://localhost:3000/api/x", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
const Body = z.object({
  email: z.string("Give an address."),
  place: z.object({ phones: z.array(z.string("Write it in digits.")) }).optional(),
});

test("a refusal of a body names the field that it is about, inside another one too", async () => {
  const take = route({ access: "public", body: Body }, async () => ({}));
  expect(await (await take(post({}), PLAIN)).json()).toEqual({ error: "Give an address.", field: "email" });
  const nested = await take(post({ email: "a@example.com", place: { phones: [7] } }), PLAIN);
  expect(await nested.json()).toEqual({ error: "Write it in digits.", field: "phones" });
});

test("a verb's refusal names a field where it is about one, and has none where it is not", async () => {
  const refuse = (error: AppError) =>
    route({ access: "public", body: z.object({}) }, async () => {
      throw error;
    })(post({}), PLAIN).then((response) => response.json());
  const wrong = new AppError("bad_input", "That is not your current password.", { field: "current" });
  expect(await refuse(wrong)).toEqual({ error: "That is not your current password.", field: "current" });
  expect(await refuse(new AppError("too_many", "Later."))).toEqual({ error: "Later." });
});
