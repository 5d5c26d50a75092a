import { expect, test } from "vitest";
import { CORRECTIONS_MAX } from "@/lib/contracts/guide";
import type { PromptCorrection } from "@/lib/contracts/reading";
import type { SessionUser } from "@/lib/core/session-user";
import { makeAdmin, makeGuide, makeUser, testDb } from "@/lib/testing/database";
import { makeCtx } from "@/lib/testing/make-ctx";
import { prepareCorrection } from "./prepare-correction";

const { db } = await testDb();
const [ana, ben, admin] = [await makeUser(db), await makeUser(db), await makeAdmin(db)];
const as = (user: typeof ana) => {
  const ctx = makeCtx(db, { user });
  return { ...ctx, user: ctx.user as SessionUser };
};
const prompt = "somewhere warm, no peanuts";
const correction: PromptCorrection = { quote: "no peanuts", role: "danger" };
const makeOwn = (row: Parameters<typeof makeGuide>[1] = {}) =>
  makeGuide(db, { authorId: ana.id, prompt, city: "Oakland", ...row });

test("the author's guide is made again from the same prompt, with one correction more", async () => {
  const earlier: PromptCorrection[] = [{ quote: "warm", role: "nice", means: "cosy" }];
  const { id } = await makeOwn({ corrections: earlier });
  const prepared = { input: { city: "Oakland", prompt, corrections: [...earlier, correction] }, options: {} };
  expect(await prepareCorrection(as(ana), id, correction)).toEqual(prepared);
  expect(await prepareCorrection(as(admin), id, correction)).toEqual(prepared);
});

test("a second correction of the same words replaces the first", async () => {
  const { id } = await makeOwn({ corrections: [{ quote: "no peanuts", role: "want" }] });
  expect((await prepareCorrection(as(ana), id, correction)).input.corrections).toEqual([correction]);
});

test("for others there is nothing to correct", async () => {
  const notFound = { code: "not_found", userMessage: "We couldn't find the guide you're looking for." };
  const { id } = await makeOwn();
  await expect(prepareCorrection(as(ben), id, correction)).rejects.toMatchObject(notFound);
  await expect(prepareCorrection(as(ana), "nothing-here-222222", correction)).rejects.toMatchObject(notFound);
  const { id: orphanId } = await makeOwn({ authorId: null });
  await expect(prepareCorrection(as(ana), orphanId, correction)).rejects.toMatchObject(notFound);
});

test("a guide for administrators is corrected by them alone, into another one for them", async () => {
  const { id } = await makeOwn({ isAdminOnly: true });
  await expect(prepareCorrection(as(ana), id, correction)).rejects.toMatchObject({ code: "not_found" });
  const { options } = await prepareCorrection(as(admin), id, correction);
  expect(options.publication).toMatchObject({ isEmailGuide: false, isAdminOnly: true });
});

test("a guide that its author unlisted is corrected into another unlisted one", async () => {
  const { id } = await makeOwn({ isAdminOnly: true, unlistedAt: new Date() });
  await expect(prepareCorrection(as(ben), id, correction)).rejects.toMatchObject({ code: "not_found" });
  const { options } = await prepareCorrection(as(ana), id, correction);
  expect(options.publication).toMatchObject({ isAdminOnly: true, unlistedAt: expect.any(Date) });
});

test("what the prompt doesn't say can't be corrected, and neither can more than a prompt may hold", async () => {
  const { id } = await makeOwn();
  await expect(prepareCorrection(as(ana), id, { quote: "no walnuts", role: "danger" })).rejects.toMatchObject({
    code: "bad_input",
    userMessage: "Choose words of this guide's prompt.",
  });
  const corrections = Array.from({ length: CORRECTIONS_MAX }, (_, i) => ({
    quote: `word ${i}`,
    role: "want" as const,
  }));
  const { id: fullId } = await makeOwn({ corrections });
  await expect(prepareCorrection(as(ana), fullId, correction)).rejects.toMatchObject({
    code: "bad_input",
    userMessage: "One wish can be corrected 20 times. Make a new guide, in other words.",
  });
});
