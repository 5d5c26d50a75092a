import { open, rm } from "node:fs/promises";
import { basename } from "node:path";
import { COMMAND_LINE } from "@/lib/audit/command-line";
import { recordAction } from "@/lib/audit/record-action";
import { exportSubscribers } from "@/lib/newsletter/subscribers-file/export-subscribers";
import { type Command, onlyArgument } from "./command";
import { pluralize } from "./places-client";

/** Only who runs the command may read it: it holds everybody's address. */
const OWNER_ONLY = 0o600;

export const subscribersExportCommand: Command = {
  usage: "FILE.csv",
  about: "writes all subscribers, with consent, suppression and unsubscribes, into a new file (docs/newsletter.md)",
  run: async (args, { db, signal, progress }) => {
    const path = onlyArgument(args);
    const file = await open(path, "wx", OWNER_ONLY).catch((cause: NodeJS.ErrnoException) => {
      if (cause.code === "EEXIST") throw new Error(`There is a file ${path} already: it was left as it is.`);
      throw new Error(`${path} can't be written: ${cause.code}.`);
    });
    let count = 0;
    try {
      for await (const part of exportSubscribers(db)) {
        signal.throwIfAborted();
        await file.write(part.text);
        count += part.count;
        progress(`${pluralize(count, "row")} written`);
      }
      await file.sync();
    } catch (error) {
      await rm(path, { force: true });
      throw error;
    } finally {
      await file.close();
    }
    const now = new Date();
    await recordAction(db, { user: COMMAND_LINE, now }, "subscribers.exported", {
      name: basename(path),
      detail: { rows: count },
    });
    return {
      data: { file: path, rows: count },
      text: `${pluralize(count, "row")} in ${path}. It holds people's addresses: only you can read it, and it should stay so.`,
    };
  },
};
