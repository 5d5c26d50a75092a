import { readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";

/** One file that imports another, by their paths from the project's root. */
type ImportEdge = { from: string; to: string };

/** The templates in `emails` import the links of a message, and are imported by what renders them. */
const SPLIT_MODULES = ["mail"];
const EXTENSIONS = ["", ".ts", ".tsx", ".mjs", ".json", "/index.ts", "/index.tsx"];
const SPECIFIER = /(?:^|[;\s])(?:import|export)\s(?:[^"'`;]*?\sfrom\s)?\s*"([^"]+)"|\bimport\(\s*"([^"]+)"\s*\)/g;

/** The imports between these files, types included; imports from packages are left out. */
export function readImports(files: readonly string[], root = process.cwd()): ImportEdge[] {
  const known = new Set(files);
  return files.flatMap((from) =>
    [...readFileSync(join(root, from), "utf8").matchAll(SPECIFIER)].flatMap(([, first, second]) => {
      const to = resolveSpecifier(from, first ?? second ?? "", known);
      return to === undefined ? [] : [{ from, to }];
    }),
  );
}

function resolveSpecifier(from: string, specifier: string, known: ReadonlySet<string>): string | undefined {
  if (!/^(?:@\/|\.)/.test(specifier)) return undefined;
  const path = specifier.startsWith("@/") ? specifier.slice(2) : normalize(join(dirname(from), specifier));
  return EXTENSIONS.map((extension) => path + extension).find((file) => known.has(file));
}

/** "lib/guides" for a file in it, "lib/mail/links" where parts count separately, else the top folder. */
export function moduleOf(file: string): string {
  const [top = "", name = "", part = "", ...rest] = file.split("/");
  if (top !== "lib") return top;
  return SPLIT_MODULES.includes(name) && rest.length > 0 ? `lib/${name}/${part}` : `lib/${name}`;
}

/** Each import of a module that comes later in the order, as a sentence; and each module that is not in it. */
export function findUpwardImports(edges: readonly ImportEdge[], order: readonly string[]): string[] {
  return edges.flatMap(({ from, to }) => {
    const [importer, imported] = [order.indexOf(moduleOf(from)), order.indexOf(moduleOf(to))];
    if (importer < 0) return [`${moduleOf(from)} has no place in the order`];
    if (imported < 0) return [`${moduleOf(to)} has no place in the order`];
    return imported > importer ? [`${from} imports ${to}`] : [];
  });
}

/** Whatever lies in a folder of `lib/adapters`, and the embedded places, which the catalogue keeps beside its queries. */
const PROVIDER = /^lib\/adapters\/.+\/|^lib\/catalogue\/source\/catalogue-places\.ts$/;

/** Each import of a concrete provider from outside the adapters, as a sentence: others are given `ctx.providers`. */
export const findProviderImports = (edges: readonly ImportEdge[]): string[] =>
  edges
    .filter(({ from, to }) => PROVIDER.test(to) && moduleOf(from) !== "lib/adapters")
    .map(({ from, to }) => `${from} imports ${to}`);
