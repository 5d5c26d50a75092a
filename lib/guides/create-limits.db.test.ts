import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { guideCreations } from "@/db/schema";
import type { Curator } from "@/lib/ports/curator";
import { testDb } from "@/lib/testing/database";
import { makeConstraint } from "@/lib/testing/make-place";
import { scriptedIdea } from "@/lib/testing/scripted-curator";
import { createGuide } from "./create";
import { creationFixture } from "./testing/creation-fixture";

const { db } = await testDb();
const input = { city: "Oakland", prompt: "handmade pasta, not too loud" } as const;

const { author, ctxFor, saved, stock } = creationFixture(db);

test("of an hour's creations a refusal counts only where a model was asked, a guide always", async () => {
  const user = await author();
  const { kitchen } = await stock(3);
  const counted = () => db.$count(guideCreations, eq(guideCreations.userId, user.id));
  const refuse = { kind: "refused", message: "Tell us what you are hungry for." } as const;
  const wish = (parsePrompt: Curator["parsePrompt"]) => createGuide(ctxFor(user, kitchen, { parsePrompt }), input);
  await expect(wish(async () => refuse)).rejects.toThrow();
  const georgian = makeConstraint({ values: ["Georgian"], label: "Georgian" });
  await expect(wish(async () => scriptedIdea({ constraints: [georgian] }))).rejects.toThrow();
  expect(await counted()).toBe(0);
  const asked: Curator["parsePrompt"] = async (_given, { recordUsage }) => {
    recordUsage({ inputTokens: 9, outputTokens: 1, calls: 1, model: { name: "any", isMakersOwn: false } });
    return refuse;
  };
  await expect(wish(asked)).rejects.toThrow();
  expect(await counted()).toBe(1);
  const fail: Curator["parsePrompt"] = async () => Promise.reject(new Error("down"));
  await expect(wish(fail)).rejects.toThrow();
  await wish(async () => scriptedIdea());
  expect(await counted()).toBe(3);
});

test("wishes that are refused at no cost have an end too", async () => {
  const user = await author();
  const { kitchen } = await stock(3);
  const refuse = { kind: "refused", message: "Tell us what you are hungry for." } as const;
  const ctx = { ...ctxFor(user, kitchen, { parsePrompt: async () => refuse }), rateLimitScale: 0.01 };
  const wish = () => createGuide(ctx, input);
  for (let times = 0; times < 2; times++) await expect(wish()).rejects.toMatchObject({ code: "unprocessable" });
  await expect(wish()).rejects.toMatchObject({ code: "too_many", limit: "wish:user" });
});

test("of five simultaneous creations by one user, two succeed", async () => {
  const user = await author();
  const { kitchen } = await stock(3);
  const slow: Partial<Curator> = {
    parsePrompt: async () => {
      await new Promise((done) => setTimeout(done, 100));
      return scriptedIdea();
    },
  };
  const made = await Promise.allSettled(
    Array.from({ length: 5 }, () => createGuide(ctxFor(user, kitchen, slow), input)),
  );
  expect(made.filter(({ status }) => status === "fulfilled")).toHaveLength(2);
  expect(await saved(user)).toBe(2);
});
