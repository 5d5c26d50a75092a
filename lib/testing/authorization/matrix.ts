import type { Fixtures, Subject } from "./fixtures";
import { type PolicyRow, rowName } from "./match-policy";
import type { Outcome } from "./outcome";
import { PUBLIC_VIEWS } from "./policy";
import { isSignedIn, ROLES, type Role } from "./roles";
import { type Transport, transportsOf } from "./transports";

/** One cell of the matrix: who requests what in which way, and the allowed outcomes. */
export type MatrixCell = {
  row: PolicyRow;
  subject: Subject;
  role: Role;
  transport: Transport;
  expected: readonly Outcome[];
  isRefused: boolean;
};

/** A path with nothing at it. */
const UNKNOWN_SUBJECT: Subject = { name: "nothing", params: {}, isFor: "anybody" };

/** Every row with all its possible subjects, for every role, in every way. */
export function matrixCells(rows: readonly PolicyRow[], world: Fixtures): MatrixCell[] {
  return rows.flatMap((row) =>
    subjectsFor(row, world).flatMap((subject) =>
      ROLES.flatMap((role) =>
        transportsOf(row).map((transport) => {
          const expected = expectedOutcomes(row, subject, role, transport);
          return { row, subject, role, transport, expected, isRefused: !expected.includes("in") };
        }),
      ),
    ),
  );
}

/** The possible subjects of a path: those of its longest prefix that has fixtures. */
export function subjectsFor({ path, level }: PolicyRow, { subjects }: Fixtures): readonly Subject[] {
  const [known] = Object.keys(subjects)
    .filter((start) => path === start || path.startsWith(`${start}/`))
    .sort((a, b) => b.length - a.length);
  if (known) return subjects[known] ?? [];
  if (level === "signed-in" && path.includes("[")) {
    throw new Error(`${path} has an owner: add a fixture for it to fixtures.ts.`);
  }
  return [path.includes("[") ? UNKNOWN_SUBJECT : { ...UNKNOWN_SUBJECT, name: "" }];
}

function expectedOutcomes(row: PolicyRow, subject: Subject, role: Role, transport: Transport): readonly Outcome[] {
  const { level, method } = row;
  const isOpen = level === "everyone" || level === "signed-out";
  if (!transport.isTrusted && level !== "signers") {
    const refusals = ["sign-in", "denied", "misunderstood"] as const;
    return isOpen ? ["in", "unknown", ...refusals] : refusals;
  }
  const outcome = outcomeFor(row, subject, role);
  if (outcome !== "in") return [outcome];
  // Writes that are let in use a missing subject, so that nothing is changed.
  return method !== "GET" || subject.name === UNKNOWN_SUBJECT.name ? ["in", "unknown", "misunderstood"] : ["in"];
}

function outcomeFor({ level, path }: PolicyRow, subject: Subject, role: Role): Outcome {
  const isAdmin = role === "admin";
  if (path === "/api/[[...unknown]]") return "unknown";
  if (level === "signers") return "sign-in";
  if (level === "administrators-unseen") return isAdmin ? "in" : "unknown";
  if (level === "signed-out") return isSignedIn(role) ? "elsewhere" : "in";
  if (level !== "everyone" && !isSignedIn(role)) return "sign-in";
  if (level === "administrators") return isAdmin ? "in" : "denied";
  if (subject.isFor === "owner") return role === "owner" ? "in" : "unknown";
  if (subject.isFor === "author") return role === "owner" || isAdmin ? "in" : "unknown";
  const isTheirs = subject.isFor === "anybody" || (isAdmin && !PUBLIC_VIEWS.includes(path));
  return isTheirs ? "in" : "unknown";
}

export const cellName = ({ row, subject, role, transport }: MatrixCell): string =>
  `${rowName(row)}${subject.name && ` (${subject.name})`} as ${role} by ${transport.name}`;
