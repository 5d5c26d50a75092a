const HELP = ["help", "--help", "-h"];

type Program = {
  /** What a reader types to run it. */
  call: string;
  about: string;
  /** What may follow the call; "--name=" takes a value. */
  words?: readonly string[];
};

/**
 * The words that a program was called with. One that is asked for help, or called with a word that it does not know,
 * says so and ends here.
 */
export function readProgramWords({ call, about, words: known = [] }: Program, given = process.argv.slice(2)): string[] {
  // pnpm hands the dashes on that npm and yarn take away.
  const words = given[0] === "--" ? given.slice(1) : given;
  const usage = `Usage: ${call}\n\n${about}`;
  if (words.some((word) => HELP.includes(word))) {
    console.log(usage);
    process.exit(0);
  }
  const unknown = words.find((word) => !known.includes(word.replace(/=.*$/s, "=")));
  if (unknown === undefined) return words;
  const sentence = `"${unknown}" is not known here.`;
  if (words.includes("--json") && known.includes("--json")) console.log(JSON.stringify({ error: sentence }, null, 2));
  console.error(`${sentence}\n\n${usage}`);
  process.exit(1);
}
