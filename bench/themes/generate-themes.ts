type Admin = { ADMIN_USERNAME: string; ADMIN_PASSWORD: string };

/** The administrator's bearer token. */
export async function signIn(url: string, { ADMIN_USERNAME, ADMIN_PASSWORD }: Admin): Promise<string> {
  const response = await fetch(`${url}/api/auth/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ username: ADMIN_USERNAME, password: ADMIN_PASSWORD }),
  });
  const { token, error } = (await response.json()) as { token?: string; error?: string };
  if (!token) throw new Error(`No administrator for the bench: ${error}`);
  return token;
}

/** Generates themes as the Themes screen does, and reads the stream to its end. */
export async function generateThemes(
  url: string,
  token: string,
  weeksToGenerate: number,
): Promise<{ ms: number; firstMs: number; saved: number }> {
  const startedAt = performance.now();
  const response = await fetch(`${url}/api/scheduled-themes/generate`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
    body: JSON.stringify({ city: "San Francisco", weeksToGenerate }),
  });
  if (!response.ok || !response.body) throw new Error(`No stream: ${response.status} ${await response.text()}`);
  let firstMs = Number.NaN;
  let text = "";
  for await (const chunk of response.body.pipeThrough(new TextDecoderStream())) {
    text += chunk;
    if (Number.isNaN(firstMs) && text.includes("event: saved")) firstMs = performance.now() - startedAt;
    if (text.includes("event: complete")) {
      return { ms: performance.now() - startedAt, firstMs, saved: text.split("event: saved").length - 1 };
    }
  }
  throw new Error(`The run did not end well: ${text.slice(-300)}`);
}
