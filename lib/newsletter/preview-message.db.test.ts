import { expect, test } from "vitest";
import { SAMPLE_SENDER_INFO } from "@/emails/_components/sample-sender-info";
import { makeAdmin, makeEvidence, makeGuide, makeRestaurant, makeUser, testDb } from "@/lib/testing/database";
import { makeCtx } from "@/lib/testing/make-ctx";
import { MESSAGE_LABELS, type MessageName, previewMessage } from "./preview-message";

const { db } = await testDb();
const senderInfo = { ...SAMPLE_SENDER_INFO, appUrl: "https://guides.example" };
const ctxOf = (user: Awaited<ReturnType<typeof makeUser>> | null) => makeCtx(db, { user, providers: { senderInfo } });
const names = Object.keys(MESSAGE_LABELS) as MessageName[];

test.each(names)("%s is shown to administrators alone, with our own URLs", async (name) => {
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

test("a real guide is shown, one for administrators included; a missing one is not found", async () => {
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
