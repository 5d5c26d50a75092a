import { execFileSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { delimiter, join } from "node:path";

type FoundPostgres = { bin: string } | { bin: null; why: string };

const DEBIAN = "/usr/lib/postgresql";
const EXTENSIONS = ["pg_trgm", "unaccent"];

/** Where PostgreSQL's own programs are, if they and the extensions we use are installed. */
export function findPostgres(): FoundPostgres {
  const bin = [...askPgConfig("--bindir"), ...debianFolders(), ...(process.env.PATH ?? "").split(delimiter)].find(
    (folder) => existsSync(join(folder, "initdb")) && existsSync(join(folder, "postgres")),
  );
  if (!bin) return { bin: null, why: "no PostgreSQL server is installed" };
  const [shared] = runForOutput(join(bin, "pg_config"), "--sharedir");
  const missing = shared && EXTENSIONS.find((name) => !existsSync(join(shared, "extension", `${name}.control`)));
  return missing ? { bin: null, why: `PostgreSQL in ${bin} lacks the extension ${missing}` } : { bin };
}

/** Newest first. */
function debianFolders(): string[] {
  if (!existsSync(DEBIAN)) return [];
  return readdirSync(DEBIAN)
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => join(DEBIAN, version, "bin"));
}

const askPgConfig = (question: string): string[] => runForOutput("pg_config", question);

function runForOutput(program: string, question: string): string[] {
  try {
    return [execFileSync(program, [question], { stdio: "pipe" }).toString().trim()];
  } catch {
    return [];
  }
}
