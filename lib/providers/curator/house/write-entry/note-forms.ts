import type { Note } from "../material";

type Told = { text: string; clause: string | null; name: string };
type NoteForm = (note: Told) => string | null;

/** A note is a finished sentence, and better left alone than introduced; only a warning is now and then announced. */
const PLAIN: NoteForm = ({ text }) => text;

const BEFORE_YOU_GO: readonly NoteForm[] = [
  ...Array.from({ length: 9 }, () => PLAIN),
  ({ clause }) => clause && `Before you go: ${clause}.`,
  ({ clause }) => clause && `Worth knowing: ${clause}.`,
  ({ clause }) => clause && `Know that ${clause}.`,
  ({ clause }) => clause && `Be warned that ${clause}.`,
  ({ clause, name }) => clause && `One thing about ${name}: ${clause}.`,
];

export const noteForms = (about: Note["about"]): readonly NoteForm[] => (about === "know" ? BEFORE_YOU_GO : [PLAIN]);
