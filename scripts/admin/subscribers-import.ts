import { readFileSync, statSync } from "node:fs";
import { basename } from "node:path";
import { importSubscribers, type SubscribersImport } from "@/lib/newsletter/subscribers-file/import-subscribers";
import { parseSubscribers } from "@/lib/newsletter/subscribers-file/parse-subscribers";
import { type Command, onlyArgument } from "./command";
import { pluralize } from "./places-client";

const MAX_BYTES = 100 * 1024 ** 2;
const LISTED_MAX = 50;

export const subscribersImportCommand: Command = {
  usage: "FILE.csv [--dry-run]",
  about: "brings subscribers in who have consented elsewhere; overrides no unsubscribe (docs/newsletter.md)",
  run: async (args, { db, signal, progress }) => {
    const isDryRun = args.includes("--dry-run");
    const path = onlyArgument(args.filter((arg) => arg !== "--dry-run"));
    const fileName = basename(path);
    const now = new Date();
    progress(`Reading ${fileName}`);
    const file = parseSubscribers(readText(path), fileName, now);
    const done = await importSubscribers({ db, now }, file, { fileName, isDryRun, signal, onProgress: progress });
    const { unknownColumns } = file;
    return { data: { ...done, isDryRun, unknownColumns }, text: formatImport(done, { isDryRun, unknownColumns }) };
  },
};

function readText(path: string): string {
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found?.isFile()) throw new Error(`There is no file ${path}.`);
  if (found.size > MAX_BYTES) throw new Error(`${path} is larger than 100 MB.`);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(readFileSync(path));
  } catch {
    throw new Error(`${path} is not UTF-8: save it as "CSV UTF-8".`);
  }
}

/** Lines are named by their numbers: terminals and their logs need no addresses. */
function formatImport(
  { added, unsubscribed, suppressed, unchanged, leftOut }: SubscribersImport,
  { isDryRun, unknownColumns }: { isDryRun: boolean; unknownColumns: string[] },
): string {
  const counts = [
    `${pluralize(added, "new subscriber")}, ${unsubscribed.toLocaleString("en-US")} unsubscribed, ${suppressed.toLocaleString("en-US")} suppressed`,
    `${unchanged.toLocaleString("en-US")} as they were`,
    `${leftOut.length.toLocaleString("en-US")} left out`,
  ];
  const listed = leftOut.slice(0, LISTED_MAX).map(({ line, why }) => `  line ${line} ${why}`);
  const more = leftOut.length - listed.length;
  return [
    `${isDryRun ? "It would be" : "Done"}: ${counts.join(", ")}.`,
    ...(unknownColumns.length > 0 ? [`Columns that say nothing here: ${unknownColumns.join(", ")}.`] : []),
    ...(listed.length > 0 ? ["Left out:", ...listed] : []),
    ...(more > 0 ? [`  and ${more.toLocaleString("en-US")} more`] : []),
    ...(isDryRun ? ["Nothing was stored."] : []),
  ].join("\n");
}
