type SessionEffects = {
  /** Why it is refused, as a sentence, or null. */
  refusal: string | null;
  /** Whether it may change settings that outlive its transaction. */
  changesSettings: boolean;
};

/** Most SQL has none of these words and needs no further check. */
const SUSPICIOUS_WORDS =
  /\b(?:copy|set|reset|do|set_config|discard|listen|prepare|deallocate|hold|temp|temporary|pg_(?:try_)?advisory_lock\w*)\b/i;

const LITERALS_AND_COMMENTS =
  /\be'(?:[^'\\]|\\.|'')*'|'[^']*'|"[^"]*"|\$([a-z_]\w*)?\$.*?\$\1\$|--[^\n]*|\/\*.*?\*\//gis;

const SETTINGS = /^(?:set\s+(?!local\b|transaction\b|constraints\b)|reset\b|do\b)|\bset_config\s*\(/i;

/** What would affect the other clients through the shared session. */
const UNSUPPORTED: [RegExp, string][] = [
  [/^copy\b.*\bfrom\s+stdin\b/is, "COPY FROM STDIN"],
  [/^listen\b/i, "LISTEN"],
  [/^discard\b/i, "DISCARD"],
  [/^(?:prepare|deallocate)\b/i, "PREPARE and DEALLOCATE in SQL, other than by the driver,"],
  [/^set\s+(?:session\s+)?(?:role|authorization)\b/i, "SET ROLE"],
  [/^declare\b.*\bwith\s+hold\b/is, "A cursor WITH HOLD"],
  [
    /^create\s+(?:(?:or\s+replace|local|global|recursive)\s+)*temp(?:orary)?\b(?!.*\bon\s+commit\s+drop\b)/is,
    "A temporary table without ON COMMIT DROP",
  ],
  [/\binto\s+(?:local\s+|global\s+)?temp(?:orary)?\b/i, "SELECT INTO TEMP"],
  [
    /\bpg_(?:try_)?advisory_lock(?:_shared)?\s*\(/i,
    "An advisory lock of the session (pg_advisory_xact_lock is one of the transaction)",
  ],
];

/** What SQL would do to the session beyond its own transaction. */
export function sessionEffects(sql: string): SessionEffects {
  const reach: SessionEffects = { refusal: null, changesSettings: false };
  if (!SUSPICIOUS_WORDS.test(sql)) return reach;
  for (const part of sql.replace(LITERALS_AND_COMMENTS, " ").split(";")) {
    const statement = part.trim();
    const refused = UNSUPPORTED.find(([pattern]) => pattern.test(statement));
    if (refused) reach.refusal ??= `${refused[1]} is not supported by the embedded database`;
    reach.changesSettings ||= SETTINGS.test(statement);
  }
  return reach;
}
