import { randomUUID } from "node:crypto";
import { register, setSessionCookies, signInAdmin } from "./support/sessions";
import { expect, test } from "./support/test";

test("a subscription's message is sent in the background, and administrators see the job", async ({
  page,
  request,
}) => {
  const { token } = await signInAdmin({ request });
  await setSessionCookies(page.context(), token);
  await page.goto("/admin");
  await page.getByRole("link", { name: "Background Work" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Background Work" })).toBeVisible();
  await expect(page.getByRole("region", { name: "By the clock" }).getByText("Thursday's email")).toBeVisible();

  const subscribed = await request.post("/api/email/subscribe", {
    data: { email: `${randomUUID()}@guides.example`, city: "Oakland" },
  });
  expect(subscribed.ok()).toBe(true);
  const run = page.getByRole("article", { name: /^Double opt-in/ }).first();
  await expect(run.getByText("Completed")).toBeVisible({ timeout: 15_000 });
  await run.getByText("Steps").click();
  await expect(run.getByRole("listitem").filter({ hasText: "send" })).toContainText("Done");
});

test("the admin calls are for administrators, before anything is looked up", async ({ request }) => {
  const id = randomUUID();
  const calls = [
    ["GET", "/api/jobs"],
    ["GET", "/api/jobs?status=nonsense"],
    ["GET", `/api/jobs/${id}`],
    ["POST", `/api/jobs/${id}/cancel`],
    ["POST", `/api/jobs/${id}/try-again`],
    ["POST", "/api/jobs/nonsense/cancel"],
  ] as const;
  const dataOf = (method: "GET" | "POST") => (method === "POST" ? {} : undefined);
  for (const [method, path] of calls) {
    expect((await request.fetch(path, { method, data: dataOf(method) })).status(), path).toBe(401);
  }
  const { token } = await register({ request });
  for (const [method, path] of calls) {
    const data = dataOf(method);
    const headers = { authorization: `Bearer ${token}` };
    expect((await request.fetch(path, { method, headers, data })).status(), path).toBe(403);
  }
  const headers = { authorization: `Bearer ${(await signInAdmin({ request })).token}` };
  expect((await request.get("/api/jobs?status=nonsense", { headers })).status()).toBe(400);
  expect((await request.get("/api/jobs/nonsense", { headers })).status()).toBe(404);
  expect((await request.post(`/api/jobs/${id}/cancel`, { headers, data: {} })).status()).toBe(404);
});

test("nobody runs a function without the runner's signature", async ({ request }) => {
  for (const method of ["GET", "POST", "PUT"]) {
    const data = method === "GET" ? undefined : { event: { name: "edition/due" } };
    const refused = await request.fetch("/api/inngest?fnId=kumquat-prune-jobs&stepId=step", { method, data });
    expect(refused.status(), method).toBe(401);
  }
});
