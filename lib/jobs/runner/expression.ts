/** What an expression may look at: the event of the run, and where two meet, the one that has just come. */
type ExpressionScope = { event: unknown; async?: unknown };
type Evaluate = (scope: ExpressionScope) => unknown;

const PATH = /^(event|async)((?:\.[A-Za-z_]\w*)+)$/;
const TEXT = /^(?:'([^'\\]*)'|"([^"\\]*)")$/;
const NUMBER = /^-?\d+(?:\.\d+)?$/;

/**
 * A value in the part of Inngest's expression language that we use: `event.data.city`, `'a text'`, `3`.
 * Throws on anything else, so that a function that needs more is not run by half.
 */
export function parseValue(expression: string): Evaluate {
  const source = expression.trim();
  const path = PATH.exec(source);
  if (path?.[1] && path[2]) {
    const names = path[2].slice(1).split(".");
    const root = path[1] as keyof ExpressionScope;
    return (scope) => names.reduce<unknown>(propertyOf, scope[root]);
  }
  const text = TEXT.exec(source);
  if (text) return () => text[1] ?? text[2];
  if (NUMBER.test(source)) return () => Number(source);
  if (source === "true" || source === "false") return () => source === "true";
  throw new Error(`The embedded runner cannot read the expression "${expression}".`);
}

/** Conditions of the form `a == b && c != d`. */
export function parseCondition(expression: string): (scope: ExpressionScope) => boolean {
  const parts = expression.split("&&").map((part) => {
    const [, left, operator, right] = /^(.+?)(==|!=)(.+)$/.exec(part) ?? [];
    if (!left || !right) throw new Error(`The embedded runner cannot read the condition "${expression}".`);
    const [a, b] = [parseValue(left), parseValue(right)];
    return (scope: ExpressionScope) => isSame(a(scope), b(scope)) === (operator === "==");
  });
  return (scope) => parts.every((holds) => holds(scope));
}

const propertyOf = (value: unknown, name: string): unknown =>
  typeof value === "object" && value !== null && Object.hasOwn(value, name)
    ? (value as Record<string, unknown>)[name]
    : undefined;

const isSame = (a: unknown, b: unknown) => JSON.stringify(a ?? null) === JSON.stringify(b ?? null);
