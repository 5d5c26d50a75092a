import fs from "node:fs";
import { dirname } from "node:path";

type Change = { isKept: boolean; write: (file: string) => void };
type Naming = { folders: string[]; apply: () => void };
/** A file independent of its name; `durable` is its name on the disk, if it has one there. */
export type VolatileFile = { path: string; durable: string | null; changes: Change[] };

const PIECE_BYTES = 4_096;
/** Node's own functions, whatever replaces them later. */
const { closeSync, mkdirSync, openSync, renameSync, rmSync, truncateSync, writeFileSync, writeSync } = fs;

/**
 * A disk as strict as POSIX allows, simulated in a second folder: bytes are durable once their file was synced, names
 * once their folder was (a new file's own name with the file).
 */
export class VolatileDisk {
  private readonly files = new Map<string, VolatileFile>();
  /** By their names on the disk. */
  private readonly durable = new Map<string, VolatileFile>();
  private namings: Naming[] = [];

  /** `folder` is the one the program uses; `disk` begins as a copy of it. */
  constructor(
    private readonly folder: string,
    private readonly disk: string,
  ) {}

  file(path: string): VolatileFile {
    const known = this.files.get(path);
    if (known) return known;
    const found: VolatileFile = { path, durable: null, changes: [] };
    this.files.set(path, found);
    this.call(found, path);
    return found;
  }

  write(file: VolatileFile, bytes: Buffer, position: number): void {
    for (let start = 0; start < bytes.length; start += PIECE_BYTES) {
      const piece = bytes.subarray(start, start + PIECE_BYTES);
      this.change(file, (onDisk) => writeInto(onDisk, piece, position + start));
    }
  }

  truncate(file: VolatileFile, size: number): void {
    this.change(file, (onDisk) => truncateSync(onDisk, size));
  }

  create(path: string): void {
    const file: VolatileFile = { path, durable: null, changes: [] };
    this.files.set(path, file);
    this.namings.push({ folders: [dirname(path)], apply: () => this.bring(file, path) });
  }

  makeFolder(path: string): void {
    mkdirSync(this.onDisk(path), { recursive: true });
  }

  rename(from: string, to: string): void {
    const file = this.file(from);
    this.files.delete(from);
    this.files.set(to, Object.assign(file, { path: to }));
    const apply = () => {
      if (file.durable === null) return this.bring(file, to);
      renameSync(this.onDisk(file.durable), this.onDisk(to));
      this.call(file, to);
    };
    this.namings.push({ folders: [dirname(from), dirname(to)], apply });
  }

  unlink(path: string): void {
    const file = this.file(path);
    this.files.delete(path);
    const apply = () => {
      if (file.durable !== null) rmSync(this.onDisk(file.durable));
      this.call(file, null);
    };
    this.namings.push({ folders: [dirname(path)], apply });
  }

  /** Returns a function that ends the sync: only what was written before it began is certain to be durable then. */
  beginSync(file: VolatileFile): () => void {
    const changes = [...file.changes];
    return () => {
      this.bring(file, file.path);
      for (const change of changes) this.persist(file, change);
      file.changes = file.changes.filter(({ isKept }) => !isKept);
    };
  }

  syncFolder(path: string): void {
    const now = this.namings.filter(({ folders }) => folders.includes(path));
    this.namings = this.namings.filter((naming) => !now.includes(naming));
    for (const { apply } of now) apply();
  }

  /** The power fails. Each unsynced piece survives by chance, and names up to some moment. */
  cut(chance: () => boolean): void {
    for (const { apply } of this.namings) {
      if (!chance()) break;
      apply();
    }
    for (const file of this.files.values()) {
      for (const change of file.changes) if (file.durable !== null && chance()) this.persist(file, change);
    }
  }

  private change(file: VolatileFile, write: Change["write"]): void {
    file.changes.push({ isKept: false, write });
  }

  private persist({ durable }: VolatileFile, change: Change): void {
    if (durable !== null && !change.isKept) change.write(this.onDisk(durable));
    change.isKept = true;
  }

  private bring(file: VolatileFile, path: string): void {
    if (file.durable !== null) return;
    writeFileSync(this.onDisk(path), "");
    this.call(file, path);
  }

  /** The file that had this name on the disk until now has none there any more. */
  private call(file: VolatileFile, path: string | null): void {
    if (file.durable !== null) this.durable.delete(file.durable);
    const before = path === null ? undefined : this.durable.get(path);
    if (before && before !== file) before.durable = null;
    file.durable = path;
    if (path !== null) this.durable.set(path, file);
  }

  private onDisk(path: string): string {
    return this.disk + path.slice(this.folder.length);
  }
}

function writeInto(file: string, bytes: Buffer, position: number): void {
  const descriptor = openSync(file, "r+");
  writeSync(descriptor, bytes, 0, bytes.length, position);
  closeSync(descriptor);
}
