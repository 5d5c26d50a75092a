import { readFileSync, statSync } from "node:fs";
import { basename } from "node:path";
import { importCatalogueFile } from "@/lib/catalogue/import/import-catalogue-file";
import { formatImportReport } from "@/lib/catalogue/import/import-report";
import { MAX_BYTES } from "@/lib/catalogue/import/parse-rows";
import { type Command, onlyArgument } from "./command";
import { pluralize } from "./places-client";

export const catalogueImportCommand: Command = {
  usage: "FILE.csv|json [--dry-run]",
  about: "brings your own places into the catalogue (docs/catalogue.md)",
  run: async (args, { db, progress }) => {
    const path = onlyArgument(args.filter((arg) => arg !== "--dry-run"));
    const input = { bytes: readFile(path), fileName: basename(path), isDryRun: args.includes("--dry-run") };
    const report = await importCatalogueFile({ db, now: new Date() }, input, ({ done, total }) =>
      progress(`${done.toLocaleString("en-US")} of ${pluralize(total, "row")} read`),
    );
    return { data: report, text: formatImportReport(report) };
  },
};

function readFile(path: string): Uint8Array {
  if (!/\.(csv|tsv|txt|json)$/i.test(path)) throw new Error(`${path} is neither a .csv nor a .json file.`);
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found?.isFile()) throw new Error(`There is no file ${path}.`);
  if (found.size > MAX_BYTES) throw new Error(`${path} is larger than 50 MB.`);
  return readFileSync(path);
}
