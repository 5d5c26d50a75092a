import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";

/**
 * Loaded before a program with `--import`: from the first message on, the disk fails each call of the function that
 * FAILING_CALL names, on files whose path contains FAILING_PATH, with FAILING_CODE.
 */
const { FAILING_CALL: call = "", FAILING_PATH: path = "", FAILING_CODE: code = "" } = process.env;
let isFailing = false;
process.on("message", () => {
  isFailing = true;
});

const real = { ...fs };
const opened = new Map<number, string>();
const failure = (descriptor: number): Error | null =>
  isFailing && opened.get(descriptor)?.includes(path) ? Object.assign(new Error(`${code}: ${call}`), { code }) : null;

fs.openSync = (file, ...rest) => {
  const descriptor = real.openSync(file, ...rest);
  opened.set(descriptor, String(file));
  return descriptor;
};
if (call === "fdatasync") {
  const failing = (descriptor: number, done: fs.NoParamCallback) => {
    const error = failure(descriptor);
    if (error) setImmediate(done, error);
    else real.fdatasync(descriptor, done);
  };
  Object.assign(fs, { fdatasync: failing });
} else {
  const failing = (descriptor: number, ...rest: [Buffer]) => {
    const error = failure(descriptor);
    if (error) throw error;
    return real.writeSync(descriptor, ...rest);
  };
  Object.assign(fs, { writeSync: failing });
}
syncBuiltinESMExports();
