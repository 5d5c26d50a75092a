type Source = { file: string; text: string };

/** What would stay on a connection, where a pooler gives the next statement another one. SQL here is lower case. */
const RULES: [RegExp, string][] = [
  [
    /["'`;]\s*set\s+(?!local\b|transaction\b|constraints\b)(?:session\s+)?[a-z_.]+\s*(?:=|\bto\b)/g,
    "a setting (set local is one of the transaction)",
  ],
  [/["'`;]\s*(?:reset|discard)\s+[a-z_.]+\s*["'`;]/g, "a setting (set local ends with the transaction)"],
  [/\bset_config\([^;]*?,\s*false\s*\)/g, "a setting (set_config(…, true) is one of the transaction)"],
  [/\bpg_(?:try_)?advisory_(?:un)?lock\w*/g, "an advisory lock (pg_advisory_xact_lock is one of the transaction)"],
  [/["'`;]\s*(?:un)?listen\s+["\w]+\s*["'`;]/gi, "a LISTEN"],
  [/["'`;]\s*(?:prepare|deallocate)\s+\w+\s+(?:as\b|\()/gi, "a prepared statement"],
  [/\.prepare\(\s*["'`]/g, "a prepared statement"],
  [/\bcreate\s+(?:local\s+|global\s+)?temp(?:orary)?\s+(?!.*\bon commit drop\b)\w+/gi, "a temporary table"],
  [/\binto\s+temp(?:orary)?\b/g, "a temporary table"],
  [/\bwith\s+hold\b/g, "a cursor"],
];
const DRIVER = /\bfrom "(?:pg|postgres)"|\bimport\("(?:pg|postgres)"\)/g;
/** Types alone open no connection. */
const TYPE_IMPORT = /^import type .*$/gm;
const COMMENTS = /\/\*.*?\*\/|^\s*(?:\/\/|--).*$/gms;

/** Each place in the sources that leaves something on a connection, or opens one outside of `db`. */
export function findSessionState(sources: readonly Source[]): string[] {
  return sources.flatMap(({ file, text }) => {
    const code = text.replace(COMMENTS, (comment) => comment.replace(/[^\n]/g, " "));
    const lineAt = (index: number) => code.slice(0, index).split("\n").length;
    const left = RULES.flatMap(([pattern, what]) =>
      [...code.matchAll(pattern)].map(({ index }) => `${file}:${lineAt(index + 1)} leaves ${what} on its connection`),
    );
    const opened = file.startsWith("db/") ? [] : [...code.replace(TYPE_IMPORT, "").matchAll(DRIVER)];
    return [
      ...left,
      ...opened.map(() => `${file} opens a connection of its own: db/connection does, without parameters`),
    ];
  });
}
