import { execFileSync } from "node:child_process";

type ProcessEntry = { pid: number; parent: number; rssMb: number; command: string };

function listProcesses(): ProcessEntry[] {
  const listed = execFileSync("ps", ["-A", "-o", "pid=,ppid=,rss=,args="], { maxBuffer: 16 * 1024 * 1024 }).toString();
  return listed.split("\n").flatMap((line) => {
    const [, pid, parent, rss, command = ""] = /^\s*(\d+)\s+(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? [];
    return pid ? [{ pid: Number(pid), parent: Number(parent), rssMb: Number(rss) / 1024, command }] : [];
  });
}

type ProcessMemory = { server: number; database: number };

/** The memory of a start's processes, in MB; the largest of each kind, since a build's helpers come and go. */
export function processMemory(start: number): ProcessMemory {
  const all = listProcesses();
  const below = new Set([start]);
  for (const { pid, parent } of all.toSorted((a, b) => a.pid - b.pid)) if (below.has(parent)) below.add(pid);
  const most = (part: string) =>
    Math.max(
      0,
      ...all.filter(({ pid, command }) => below.has(pid) && command.includes(part)).map(({ rssMb }) => rssMb),
    );
  return { server: most("server/main.ts") || most("next-server"), database: most("db/embedded/main.ts") };
}
