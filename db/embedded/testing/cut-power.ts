import fs, { type PathLike } from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { resolve } from "node:path";
import { VolatileDisk, type VolatileFile } from "./volatile-disk";

/**
 * Loaded before a program with `--import`: below POWER_FOLDER it simulates a disk that keeps only what was synced. After
 * POWER_STEPS writes and syncs, or as many as a message says, the power fails. POWER_DISK then holds what a start would
 * find. POWER_LUCK is the share of unsynced data that survives anyway.
 */
const folder = process.env.POWER_FOLDER ?? "";
const luck = Number(process.env.POWER_LUCK);
let stepsLeft = Number(process.env.POWER_STEPS);
process.on("message", (steps) => {
  stepsLeft = Number(steps);
});

const disk = new VolatileDisk(folder, process.env.POWER_DISK ?? "");
const opened = new Map<number, { file: VolatileFile | null; path: string }>();
const real = { ...fs };

function step(): void {
  stepsLeft -= 1;
  if (stepsLeft > 0) return;
  disk.cut(() => Math.random() < luck);
  process.kill(process.pid, "SIGKILL");
  for (;;);
}

const inside = (path: PathLike): string | null => {
  const absolute = resolve(String(path));
  return absolute.startsWith(`${folder}/`) || absolute === folder ? absolute : null;
};
const isFolder = (path: string) => real.statSync(path).isDirectory();

function beginSync(descriptor: number): (() => void) | null {
  const target = opened.get(descriptor);
  if (!target) return null;
  step();
  return target.file ? disk.beginSync(target.file) : () => disk.syncFolder(target.path);
}

function syncNow(descriptor: number): void {
  const end = beginSync(descriptor);
  if (end) end();
  else real.fsyncSync(descriptor);
}

const replaced = {
  openSync(path: PathLike, ...rest: [string | number, number?]): number {
    const ours = inside(path);
    const isNew = ours !== null && !real.existsSync(ours);
    const descriptor = real.openSync(path, ...rest);
    if (isNew) disk.create(ours);
    if (ours) opened.set(descriptor, { file: isFolder(ours) ? null : disk.file(ours), path: ours });
    return descriptor;
  },
  closeSync(descriptor: number): void {
    opened.delete(descriptor);
    real.closeSync(descriptor);
  },
  writeSync(descriptor: number, buffer: NodeJS.ArrayBufferView, offset = 0, length = buffer.byteLength, position = 0) {
    const file = opened.get(descriptor)?.file;
    if (file) {
      step();
      disk.write(
        file,
        Buffer.copyBytesFrom(new Uint8Array(buffer.buffer, buffer.byteOffset + offset, length)),
        position,
      );
    }
    return real.writeSync(descriptor, buffer, offset, length, position);
  },
  ftruncateSync(descriptor: number, size = 0): void {
    const file = opened.get(descriptor)?.file;
    if (file) disk.truncate(file, size);
    real.ftruncateSync(descriptor, size);
  },
  truncateSync(path: PathLike, size = 0): void {
    const ours = inside(path);
    if (ours) disk.truncate(disk.file(ours), size);
    real.truncateSync(path, size);
  },
  /** Node's own calls the others internally, or not, depending on its arguments. */
  writeFileSync(path: PathLike, content: string, { mode }: { mode?: number } = {}): void {
    const descriptor = replaced.openSync(path, "w", mode);
    replaced.ftruncateSync(descriptor);
    replaced.writeSync(descriptor, Buffer.from(content));
    replaced.closeSync(descriptor);
  },
  renameSync(from: PathLike, to: PathLike): void {
    const [source, target] = [inside(from), inside(to)];
    if (source && target) disk.rename(source, target);
    real.renameSync(from, to);
  },
  unlinkSync(path: PathLike): void {
    const ours = inside(path);
    if (ours) disk.unlink(ours);
    real.unlinkSync(path);
  },
  mkdirSync(path: PathLike, options?: fs.MakeDirectoryOptions): void {
    const ours = inside(path);
    if (ours) disk.makeFolder(ours);
    real.mkdirSync(path, options);
  },
  fsyncSync: syncNow,
  fdatasyncSync: syncNow,
  fdatasync(descriptor: number, done: (error: null) => void): void {
    const end = beginSync(descriptor);
    // As long as a disk takes, and sometimes much longer: writes meanwhile aren't covered.
    const durationMs = Math.random() < 0.25 ? 40 : 2;
    setTimeout(() => {
      end?.();
      done(null);
    }, durationMs);
  },
};

Object.assign(fs, replaced);
syncBuiltinESMExports();
