import { request } from "node:http";
import { FUZZ_FILES } from "@/e2e/support/fuzzing/fuzz-files";
import { type Kumquat, startKumquat } from "@/e2e/support/kumquat";
import { register, timedFetch } from "./call";
import { check, figure } from "./figures";
import { memoryGrowth } from "./memory-growth";

const MB = 1024 * 1024;
const FILE_MS = 2_000;
const MORE_MB = 50;
const BODY_MB = 300;
const FILES = ["a zip of 15 million rows", "10 MB of empty lines"];

/** A file that is small when sent and large when opened: refused soon, without much memory. */
export async function largeFiles(): Promise<boolean> {
  const passed: boolean[] = [];
  for (const name of FILES) {
    const kumquat = await startKumquat();
    try {
      const { token } = await register(kumquat.url);
      const bytes = Buffer.from(FUZZ_FILES[name]?.() ?? "");
      const headers = { "content-type": "application/octet-stream", authorization: `Bearer ${token}` };
      const send = () =>
        timedFetch(`${kumquat.url}/api/restaurants/imports?name=a`, { method: "POST", headers, body: bytes });
      const { done, grownMb } = await memoryGrowth(kumquat, send);
      const file = `${name} (${Math.round(bytes.byteLength / 1024)} KB)`;
      passed.push(
        check(`${file} is refused`, [400, 413, 422].includes(done.status), `${done.status} ${done.body.slice(0, 80)}`),
      );
      passed.push(figure(`${file} gets a response`, done.ms, "ms", FILE_MS));
      passed.push(figure(`${file} takes`, grownMb, "MB more", MORE_MB));
      const { status } = await timedFetch(`${kumquat.url}/api/health`);
      passed.push(check("afterwards others are served", status === 200, String(status)));
    } finally {
      await kumquat.stop();
    }
  }
  return passed.every(Boolean);
}

/** A stranger's body of any size under a made-up signature. */
export async function largeBody(): Promise<boolean> {
  const kumquat = await startKumquat();
  try {
    await timedFetch(`${kumquat.url}/api/inngest`, { method: "PUT", headers: { "x-inngest-signature": "t=1&s=a" } });
    const { done: status, grownMb } = await memoryGrowth(kumquat, () => sendLarge(kumquat));
    const passed = [
      check(`a signed body of ${BODY_MB} MB is refused`, [401, 413].includes(status), String(status)),
      figure("it takes", grownMb, "MB more", MORE_MB),
    ];
    return passed.every(Boolean);
  } finally {
    await kumquat.stop();
  }
}

/** In chunks, as fast as they are read; 0 if the server closed the connection without a response. */
function sendLarge({ port }: Kumquat): Promise<number> {
  return new Promise((resolve) => {
    const headers = { "content-type": "application/json", "x-inngest-signature": `t=1&s=${"0".repeat(64)}` };
    const sent = request({ host: "localhost", port, method: "POST", path: "/api/inngest?fnId=a&stepId=step", headers });
    sent.once("response", (response) => {
      response.resume().once("end", () => resolve(response.statusCode ?? 0));
      response.once("error", () => resolve(response.statusCode ?? 0));
    });
    sent.on("error", () => resolve(0));
    const chunk = Buffer.alloc(MB, "x");
    let left = BODY_MB;
    const write = () => {
      while (left > 0 && !sent.destroyed) {
        left -= 1;
        if (!sent.write(chunk)) return void sent.once("drain", write);
      }
      sent.end();
    };
    write();
  });
}
