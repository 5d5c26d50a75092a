import { expect, test } from "vitest";
import { makeAdmin, makeEvidence, makeGuide, makeRestaurant, makeUser, testDb } from "@/db/testing";
import { SAMPLE_LETTERHEAD } from "@/emails/_components/sample-letterhead";
import { makeCtx } from "../../testing/make-ctx";
import { MESSAGES, type MessageName, previewMessage } from "./preview";

const { db } = await testDb();
const letterhead = { ...SAMPLE_LETTERHEAD, appUrl: "https://guides.example" };
const ctxOf = (user: Awaited<ReturnType<typeof makeUser>> | null) => makeCtx(db, { user, providers: { letterhead } });
const names = Object.keys(MESSAGES) as MessageName[];

test.each(names)("%s is shown to administrators alone, with our own addresses", async (name) => {
  const [user, admin] = await Promise.all([makeUser(db), makeAdmin(db)]);
  for (const who of [null, user]) {
    await expect(previewMessage(ctxOf(who), { name })).rejects.toMatchObject({ code: "forbidden" });
  }
  const { subject, html, text } = await previewMessage(ctxOf(admin), { name });
  expect(subject).not.toBe("");
  for (const part of [html, text]) {
    expect(part).toContain("https://guides.example/");
    expect(part).not.toContain("kumquat.example/");
  }
});

test("a real guide is shown, one for administrators included; one that is not there is unknown", async () => {
  const admin = await makeAdmin(db);
  const place = await makeRestaurant(db, { name: "Chez Test" });
  await makeEvidence(db, { restaurantId: place.id });
  const guide = await makeGuide(db, { restaurantIds: [place.id], name: "Soup: In the fog", isAdminOnly: true });
  const message = await previewMessage(ctxOf(admin), { name: "weekly-guide", guideId: guide.id });
  expect(message.subject).toBe("Soup: In the fog");
  expect(message.html).toContain("Chez Test");
  expect(message.headers?.["List-Unsubscribe"]).toMatch(/^<https:\/\/guides\.example\/api\/email\/unsubscribe\//);
  const test = await previewMessage(ctxOf(admin), { name: "test-message", guideId: guide.id });
  expect(test.subject).toBe("[Test] Soup: In the fog");
  const unknown = previewMessage(ctxOf(admin), { name: "weekly-guide", guideId: "no-such-guide-aaaaaa" });
  await expect(unknown).rejects.toMatchObject({ code: "not_found" });
});
