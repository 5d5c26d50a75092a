import type { Handler, Method } from "./handlers";
import { type Level, POLICY } from "./policy";

type PolicyRule = { text: string; level: Level; methods: string[]; path: string; flag: string | null };

/** A handler with its policy; once more with the flag set, if a flag makes it another call. */
export type PolicyRow = Handler & { level: Level; flag: string | null };

export const rowName = ({ method, path, flag }: Pick<PolicyRow, "method" | "path" | "flag">): string =>
  `${method} ${path}${flag === null ? "" : ` ?${flag}`}`;

type PolicyMatch = { rows: PolicyRow[]; problems: string[] };

/**
 * Compares the policy with the code. Every handler has one row, every row a handler, and both agree; mismatches are
 * returned as sentences.
 */
export function matchPolicy(handlers: readonly Handler[], policy: Partial<typeof POLICY> = POLICY): PolicyMatch {
  const rules = Object.entries(policy).flatMap(([level, rows]) => rows.map((text) => readRule(text, level as Level)));
  const used = new Set<PolicyRule>();
  const problems: string[] = [];
  const rows: PolicyRow[] = [];
  for (const handler of handlers) {
    for (const flag of handler.adminFlag === null ? [null] : [null, handler.adminFlag]) {
      const name = rowName({ ...handler, flag });
      const [rule, ...others] = rules.filter((candidate) => ruleApplies(candidate, handler, flag));
      if (!rule) problems.push(`${name} (${handler.file}) has no row in the policy.`);
      else if (others.length > 0) problems.push(`${name} has ${others.length + 1} rows in the policy.`);
      else {
        used.add(rule);
        const level = flag === null ? declaredLevel(handler) : ["administrators"];
        if (!level.includes(rule.level)) {
          problems.push(`${name}: the policy says ${rule.level}, ${handler.file} lets in ${handler.declared}.`);
        }
        rows.push({ ...handler, level: rule.level, flag });
      }
    }
  }
  for (const rule of rules) {
    if (isPrefix(rule) && rule.level !== "administrators") problems.push(`"${rule.text}" must name each address.`);
    if (!used.has(rule)) problems.push(`The policy's "${rule.text}" is about nothing that is there.`);
  }
  return { rows, problems: [...problems, ...unusedMethods(rules, rows)] };
}

function readRule(text: string, level: Level): PolicyRule {
  const [methods = "", path = "", flag] = text.split(" ");
  return { text, level, methods: methods.split(","), path, flag: flag?.replace("?", "") ?? null };
}

const isPrefix = ({ path }: PolicyRule) => path.endsWith("/**");

function ruleApplies(rule: PolicyRule, { method, path }: Handler, flag: string | null): boolean {
  if (!rule.methods.includes(method) || rule.flag !== flag) return false;
  const base = rule.path.replace(/\/\*\*$/, "");
  return path === base || (isPrefix(rule) && path.startsWith(`${base}/`));
}

/** The levels of the policy that a declaration agrees with. A handler that checks nobody is open to all or signed. */
function declaredLevel({ declared }: Handler): Level[] {
  if (declared === "admin") return ["administrators"];
  if (declared === "user") return ["signed-in"];
  if (declared === "signed-out") return ["signed-out"];
  return declared === "public" ? ["everyone", "signed-in-by-itself", "administrators-unseen"] : ["everyone", "signers"];
}

/** A row for one path lists its existing methods; a wildcard row may allow any. */
function unusedMethods(rules: readonly PolicyRule[], rows: readonly PolicyRow[]): string[] {
  const has = (path: string, method: string) =>
    rows.some((row) => row.path === path && row.method === (method as Method));
  return rules
    .filter((rule) => !isPrefix(rule))
    .flatMap(({ methods, path, text }) =>
      methods
        .filter((method) => methods.length > 1 && !has(path, method))
        .map((method) => `"${text}": no ${method} there.`),
    );
}
