import type { Outcome } from "./outcome";
import { AS_ANYBODY } from "./policy";
import { isSignedIn, ROLES, type Role } from "./roles";
import { nameOfRow, type Row } from "./rows";
import { type Transport, transportsOf } from "./transports";
import type { Subject, World } from "./world";

/** One square of the matrix: who asks for what in which way, and what may come of it. */
export type Cell = {
  row: Row;
  subject: Subject;
  role: Role;
  transport: Transport;
  expected: readonly Outcome[];
  isRefused: boolean;
};

/** An address that nothing of ours is at. */
const NOTHING: Subject = { name: "nothing", params: {}, isFor: "anybody" };

/** Every row with all that it can be about, for every role, in every way. */
export function cellsOf(rows: readonly Row[], world: World): Cell[] {
  return rows.flatMap((row) =>
    subjectsOf(row, world).flatMap((subject) =>
      ROLES.flatMap((role) =>
        transportsOf(row).map((transport) => {
          const expected = expectedOf(row, subject, role, transport);
          return { row, subject, role, transport, expected, isRefused: !expected.includes("in") };
        }),
      ),
    ),
  );
}

/** What an address can be about: by the longest of its beginnings that the world knows. */
export function subjectsOf({ path, level }: Row, { subjects }: World): readonly Subject[] {
  const [known] = Object.keys(subjects)
    .filter((start) => path === start || path.startsWith(`${start}/`))
    .sort((a, b) => b.length - a.length);
  if (known) return subjects[known] ?? [];
  if (level === "signed-in" && path.includes("[")) {
    throw new Error(`${path} is about something of a reader's: tell in world.ts how one is made, and for whom it is.`);
  }
  return [path.includes("[") ? NOTHING : { ...NOTHING, name: "" }];
}

function expectedOf(row: Row, subject: Subject, role: Role, transport: Transport): readonly Outcome[] {
  const { level, method } = row;
  const isOpen = level === "everyone" || level === "signed-out";
  if (!transport.isBelieved && level !== "signers") {
    const refusals = ["sign-in", "denied", "misunderstood"] as const;
    return isOpen ? ["in", "unknown", ...refusals] : refusals;
  }
  const outcome = outcomeFor(row, subject, role);
  if (outcome !== "in") return [outcome];
  // Whoever is let in with a write asks for nothing that is there, so that nothing is changed.
  return method !== "GET" || subject.name === NOTHING.name ? ["in", "unknown", "misunderstood"] : ["in"];
}

function outcomeFor({ level, path }: Row, subject: Subject, role: Role): Outcome {
  const isAdmin = role === "admin";
  if (path === "/api/[[...unknown]]") return "unknown";
  if (level === "signers") return "sign-in";
  if (level === "administrators-unseen") return isAdmin ? "in" : "unknown";
  if (level === "signed-out") return isSignedIn(role) ? "elsewhere" : "in";
  if (level !== "everyone" && !isSignedIn(role)) return "sign-in";
  if (level === "administrators") return isAdmin ? "in" : "denied";
  if (subject.isFor === "owner") return role === "owner" ? "in" : "unknown";
  const isTheirs = subject.isFor === "anybody" || (isAdmin && !AS_ANYBODY.includes(path));
  return isTheirs ? "in" : "unknown";
}

export const nameOf = ({ row, subject, role, transport }: Cell): string =>
  `${nameOfRow(row)}${subject.name && ` (${subject.name})`} as ${role} by ${transport.name}`;
