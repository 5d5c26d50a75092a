import { createHash } from "node:crypto";
import type { ServerResponse } from "node:http";
import sharp from "sharp";
import type { Fault } from "./fault";

const MEGABYTE = 1024 * 1024;

/** A photo's bytes, or what a fault replaces them with. */
export async function sendPhoto(response: ServerResponse, name: string, fault: Fault | undefined): Promise<void> {
  const send = (type: string, body: Buffer | string) => response.writeHead(200, { "content-type": type }).end(body);
  if (fault === "huge") return void send("image/jpeg", Buffer.alloc(20 * MEGABYTE, 0xff));
  if (fault === "not-an-image") return void send("image/jpeg", "<script>alert(1)</script>");
  if (fault === "svg") {
    return void send("image/svg+xml", '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  }
  if (fault === "redirect") return void response.writeHead(302, { location: "/photo-bytes/inside" }).end();
  if (fault === "broken") return void response.writeHead(404).end();
  if (fault === "endless") return streamForever(response);
  send("image/jpeg", await renderPhoto(name));
}

/** Bytes without a content length, without end. */
function streamForever(response: ServerResponse): void {
  response.writeHead(200, { "content-type": "image/jpeg" });
  const timer = setInterval(() => response.write(Buffer.alloc(MEGABYTE / 4, 0xff)), 5);
  response.on("close", () => clearInterval(timer));
}

/** A plate on a table, in colors of the photo's own. */
function renderPhoto(name: string): Promise<Buffer> {
  const [hue = 0, tone = 0] = createHash("sha256").update(name).digest();
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1200">
    <rect width="1600" height="1200" fill="hsl(${Math.round(hue * 1.4)} 30% 35%)"/>
    <circle cx="800" cy="620" r="430" fill="#f6f0e6"/><circle cx="800" cy="620" r="330" fill="#fffaf2"/>
    <circle cx="760" cy="600" r="210" fill="hsl(${Math.round(tone / 4)} 70% 50%)"/>
  </svg>`;
  return sharp(Buffer.from(svg)).jpeg({ quality: 80 }).toBuffer();
}
