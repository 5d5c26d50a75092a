import { programCall } from "@/lib/core/program-call";
import type { Command } from "./command";

type Named = { name: string; command: Command };
export type CommandLine =
  | { ask: "help"; about: Named[] }
  | { ask: "run"; named: Named; args: string[] }
  /** What was called is no command, as a sentence; null when nothing was called. */
  | { ask: "unknown"; sentence: string | null };

const HELP = ["help", "--help", "-h"];

/** Which command the words after `npm run admin --` call, or whose help they ask for. */
export function readCommandLine(words: readonly string[], commands: Record<string, Command>): CommandLine {
  const [first] = words;
  if (first === undefined) return { ask: "unknown", sentence: null };
  if (HELP.includes(first)) return readHelp(words.slice(1), commands);
  const found = findCommand(words, commands);
  if (!found) return { ask: "unknown", sentence: unknownSentence(words, commands) };
  const { args, ...named } = found;
  return args.some((arg) => arg === "--help" || arg === "-h")
    ? { ask: "help", about: [named] }
    : { ask: "run", named, args };
}

/** `help`, `help backup`, `help catalogue`. */
function readHelp(words: readonly string[], commands: Record<string, Command>): CommandLine {
  const prefix = words.join(" ");
  const about = Object.entries(commands)
    .filter(([name]) => prefix === "" || `${name} `.startsWith(`${prefix} `))
    .map(([name, command]) => ({ name, command }));
  return about.length > 0 ? { ask: "help", about } : { ask: "unknown", sentence: unknownSentence(words, commands) };
}

/** A command is one word, or two: "catalogue import". */
function findCommand(words: readonly string[], commands: Record<string, Command>) {
  for (const length of [2, 1]) {
    const name = words.slice(0, length).join(" ");
    const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
    if (command) return { name, command, args: words.slice(length) };
  }
  return null;
}

function unknownSentence(words: readonly string[], commands: Record<string, Command>): string {
  const second = Object.keys(commands)
    .filter((name) => name.startsWith(`${words[0]} `))
    .map((name) => name.slice(name.indexOf(" ") + 1));
  if (second.length > 0) return `"${words[0]}" is followed by one of: ${second.join(", ")}.`;
  return `There is no command "${words.join(" ")}". All of them: ${programCall("admin", "help")}`;
}
