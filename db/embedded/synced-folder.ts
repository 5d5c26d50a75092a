import { fsyncSync } from "node:fs";
import { PGlite } from "@electric-sql/pglite";
import { NodeFS } from "@electric-sql/pglite/nodefs";
import { WalSync } from "./wal-sync";

/** Emscripten's file system on the host's: it has no fsync, and its fdatasync is a no-op. */
type HostFiles = {
  realPath: (node: FileNode) => string;
  node_ops: Record<"setattr" | "rename" | "unlink" | "rmdir", Operation>;
  stream_ops: Record<"setattr", Operation> & { write: Write; fsync?: (stream: Stream) => number };
};
type FileNode = { name: string; parent: FileNode };
type Stream = { node: FileNode; nfd: number };
type Operation = (...operands: never[]) => unknown;
type Write = (stream: Stream, ...rest: never[]) => unknown;

type Options = {
  /** Called when the disk, or PostgreSQL, has failed: all acknowledged until then is durable, and no more is. */
  onFailure: (error: unknown) => void;
};

/** Emscripten's errno for an input or output error. */
const EIO = 29;
const SEGMENT_NAME = /^[0-9A-F]{24}$/;

/** PGlite's own, without the one that turns syncing off, and with the method that calls `fsync` below. */
export const SYNCED_PARAMETERS = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== "-F"),
  ...["-c", "wal_sync_method=fsync"],
];

/**
 * PostgreSQL's folder, with its syncs passed on to the disk. Those of the write-ahead log are deferred, so that commits
 * can share one: a commit may be acknowledged once `wal.settled`, which PGlite itself awaits as `syncToFs`, resolves.
 * Nothing else is written before the log that it follows from is on the disk.
 */
export class SyncedFolder extends NodeFS {
  readonly wal: WalSync;

  /** Null for a database that lives in memory alone. */
  static walOf({ fs }: PGlite): WalSync | null {
    return fs instanceof SyncedFolder ? fs.wal : null;
  }

  constructor(folder: string, { onFailure }: Options) {
    super(folder);
    this.wal = new WalSync(onFailure);
  }

  override async init(...[pg, options]: Parameters<NodeFS["init"]>): ReturnType<NodeFS["init"]> {
    const { emscriptenOpts } = await super.init(pg, options);
    emscriptenOpts.preRun?.push(({ NODEFS, FS }) =>
      this.syncThrough(NODEFS as unknown as HostFiles, () => new FS.ErrnoError(EIO)),
    );
    emscriptenOpts.onAbort = (what: unknown) => this.wal.fail(new Error(`PostgreSQL gave up (${String(what)}).`));
    return { emscriptenOpts };
  }

  override syncToFs(): Promise<void> {
    return this.wal.flushed();
  }

  private syncThrough({ realPath, node_ops, stream_ops }: HostFiles, ioError: () => Error): void {
    const { wal } = this;
    const orRefuse = (sync: () => void) => {
      try {
        sync();
      } catch {
        throw ioError();
      }
    };
    const afterLog =
      (operation: Operation): Operation =>
      (...operands) => {
        orRefuse(() => wal.flushNow());
        return operation(...operands);
      };
    for (const name of ["setattr", "rename", "unlink", "rmdir"] as const) node_ops[name] = afterLog(node_ops[name]);
    stream_ops.setattr = afterLog(stream_ops.setattr);
    const { write } = stream_ops;
    stream_ops.write = (stream, ...rest) => {
      if (!isSegment(stream.node)) orRefuse(() => wal.flushNow());
      return write(stream, ...rest);
    };
    stream_ops.fsync = ({ node, nfd }) => {
      if (isSegment(node)) wal.request(realPath(node));
      else orRefuse(() => wal.sync(() => fsyncSync(nfd)));
      return 0;
    };
  }
}

const isSegment = ({ name, parent }: FileNode): boolean => parent.name === "pg_wal" && SEGMENT_NAME.test(name);
