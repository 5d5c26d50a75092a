import { existsSync } from "node:fs";

/**
 * What a reader types here to run a program of ours: "npm run admin -- help", or "node admin.mjs help" where the
 * programs lie beside the server, as in an image, which holds no npm.
 */
export function programCall(program: "admin" | "migrate" | "serve" | "worker", args = ""): string {
  if (existsSync(/* turbopackIgnore: true */ `${program}.mjs`)) return `node ${program}.mjs ${args}`.trim();
  return args ? `npm run ${program} -- ${args}` : `npm run ${program}`;
}
