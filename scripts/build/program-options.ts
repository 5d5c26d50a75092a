import type { BuildOptions } from "esbuild";

/** Packages in CommonJS require what Node brings. */
const REQUIRE =
  'import { createRequire as requireFrom } from "node:module";\nconst require = requireFrom(import.meta.url);\n';

/** How a program of ours, which has no Next in it, is bundled with its packages into one file. */
export const PROGRAM_OPTIONS = {
  bundle: true,
  platform: "node",
  format: "esm",
  minifySyntax: true,
  minifyWhitespace: true,
  banner: { js: REQUIRE },
  jsx: "automatic",
  alias: { "@": ".", "next/cache": "./scripts/build/next-cache-stub.ts" },
} as const satisfies BuildOptions;
