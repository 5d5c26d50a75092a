import { randomUUID } from "node:crypto";

/** Asks for Oakland's guide at a new address. */
export async function subscribe(url: string): Promise<{ email: string; response: Response }> {
  const email = `reader-${randomUUID()}@example.com`;
  const response = await fetch(`${url}/api/email/subscribe`, {
    method: "POST",
    headers: { "content-type": "application/json", origin: url },
    body: JSON.stringify({ email, city: "Oakland" }),
  });
  return { email, response };
}
