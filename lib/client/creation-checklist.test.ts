import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { GuideProgress } from "@/lib/contracts/guide";
import {
  advanceChecklist,
  type Checklist,
  type ChecklistStepId,
  completeChecklist,
  countCompletedSteps,
  createChecklist,
} from "./creation-checklist";

const follow = (...events: GuideProgress[]): Checklist => events.reduce(advanceChecklist, createChecklist());
const statuses = (checklist: Checklist) => checklist.map(({ status }) => status).join(" ");
const step = (checklist: Checklist, id: ChecklistStepId) => checklist.find((candidate) => candidate.id === id);

const idea: GuideProgress = { type: "idea", idea: { title: "Pasta by candlelight" } };
const search = (candidateCount: number): GuideProgress => ({ type: "search", candidateCount });
const entry = (index: number, total: number, name = `Place ${index}`): GuideProgress => ({
  type: "entry",
  index,
  total,
  entry: { restaurant: { name } },
});
const title: GuideProgress = { type: "title", title: "Pasta by Candlelight: Rooms where you can talk" };
const introduction = (count: number): GuideProgress => ({
  type: "introduction",
  paragraphs: Array.from({ length: count }, (_, i) => `Paragraph ${i}.`),
});
const saving: GuideProgress = { type: "saving" };

describe("the transitions", () => {
  test("at the start the first of five steps is active and the rest wait", () => {
    expect(createChecklist().map(({ label }) => label)).toEqual([
      "Dream up the concept",
      "Curate the picks",
      "Polish the headline",
      "Write the introduction",
      "Save the guide",
    ]);
    expect(statuses(createChecklist())).toBe("active pending pending pending pending");
  });

  test("idea completes the first step with its title and starts the picks", () => {
    const checklist = follow(idea);
    expect(statuses(checklist)).toBe("complete active pending pending pending");
    expect(step(checklist, "idea")?.detail).toBe("Pasta by candlelight");
  });

  test("a late idea does not reset complete picks", () => {
    expect(statuses(follow(entry(1, 1), idea))).toBe("complete complete active pending pending");
  });

  test("search shows how many candidates there are, or that it is still searching", () => {
    expect(step(follow(idea, search(24)), "entries")).toMatchObject({
      status: "active",
      detail: "24 candidates found",
    });
    expect(step(follow(idea, search(0)), "entries")).toMatchObject({ status: "active", detail: "Searching..." });
  });

  test("entries count up, name the restaurant, and the last one activates the next step", () => {
    const half = follow(idea, search(9), entry(1, 2, "Belotti"));
    expect(step(half, "entries")).toMatchObject({
      status: "active",
      detail: "Belotti",
      progress: { index: 1, total: 2 },
    });
    expect(statuses(half)).toBe("complete active pending pending pending");

    const whole = advanceChecklist(half, entry(2, 2, "Dopo"));
    expect(step(whole, "entries")).toMatchObject({
      status: "complete",
      detail: "Dopo",
      progress: { index: 2, total: 2 },
    });
    expect(statuses(whole)).toBe("complete complete active pending pending");
  });

  test("title and introduction activate the next step, with their details", () => {
    const titled = follow(idea, entry(1, 1), title);
    expect(statuses(titled)).toBe("complete complete complete active pending");
    expect(step(titled, "title")?.detail).toBe("Pasta by Candlelight: Rooms where you can talk");

    const introduced = advanceChecklist(titled, introduction(2));
    expect(statuses(introduced)).toBe("complete complete complete complete active");
    expect(step(introduced, "introduction")?.detail).toBe("2 paragraphs");
    expect(step(advanceChecklist(titled, introduction(1)), "introduction")?.detail).toBe("1 paragraph");
  });

  test("saving completes the last step; success completes them all and keeps the details", () => {
    expect(statuses(follow(idea, entry(1, 1), title, introduction(1), saving))).toBe(
      "complete complete complete complete complete",
    );
    const skipped = completeChecklist(follow(idea));
    expect(countCompletedSteps(skipped)).toBe(5);
    expect(step(skipped, "idea")?.detail).toBe("Pasta by candlelight");
  });
});

const anyEvent: fc.Arbitrary<GuideProgress> = fc.oneof(
  fc.string().map((text): GuideProgress => ({ type: "idea", idea: { title: text } })),
  fc.nat(200).map(search),
  fc
    .tuple(fc.integer({ min: 1, max: 10 }), fc.integer({ min: 1, max: 10 }))
    .map(([index, total]) => entry(index, Math.max(index, total))),
  fc.string().map((text): GuideProgress => ({ type: "title", title: text })),
  fc.nat(4).map(introduction),
  fc.constant(saving),
);

describe("any events in any order", () => {
  test("there are five steps in one order, and no event changes the list it was given", () => {
    fc.assert(
      fc.property(fc.array(anyEvent), (events) => {
        let checklist = createChecklist();
        for (const event of events) {
          const before = JSON.stringify(checklist);
          const next = advanceChecklist(checklist, event);
          expect(JSON.stringify(checklist)).toBe(before);
          checklist = next;
        }
        expect(checklist.map(({ id }) => id)).toEqual(createChecklist().map(({ id }) => id));
        expect(countCompletedSteps(checklist)).toBeLessThanOrEqual(5);
      }),
    );
  });

  test("no step becomes pending again, and only the picks can be reopened", () => {
    const rank = { pending: 0, active: 1, complete: 2 };
    fc.assert(
      fc.property(fc.array(anyEvent), anyEvent, (events, last) => {
        const before = follow(...events);
        const next = advanceChecklist(before, last);
        for (const [i, now] of next.entries()) {
          const was = before[i];
          if (!was) throw new Error("a step is gone");
          if (was.status !== "pending") expect(now.status).not.toBe("pending");
          if (now.id !== "entries") expect(rank[now.status]).toBeGreaterThanOrEqual(rank[was.status]);
        }
      }),
    );
  });

  test("in the order of the server exactly one step is active until all are complete", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10 }), fc.nat(90), fc.nat(3), (total, found, paragraphs) => {
        const picks = Array.from({ length: total }, (_, i) => entry(i + 1, total));
        const events = [idea, search(found), ...picks, title, introduction(paragraphs)];
        let checklist = createChecklist();
        for (const event of events) {
          checklist = advanceChecklist(checklist, event);
          expect(checklist.filter(({ status }) => status === "active")).toHaveLength(1);
        }
        expect(countCompletedSteps(advanceChecklist(checklist, saving))).toBe(5);
      }),
    );
  });
});
