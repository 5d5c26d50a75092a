import type { MaterialNote } from "../place-material";

type NoteValues = { text: string; clause: string | null };
type NoteTemplate = (note: NoteValues) => string | null;

/** A note is a complete sentence and usually needs no introduction; only a warning sometimes gets one. */
const VERBATIM: NoteTemplate = ({ text }) => text;

const ADVICE_NOTE_TEMPLATES: readonly NoteTemplate[] = [
  ...Array.from({ length: 9 }, () => VERBATIM),
  ({ clause }) => clause && `Before you go: ${clause}.`,
  ({ clause }) => clause && `Worth knowing: ${clause}.`,
];

export const noteTemplates = (about: MaterialNote["about"]): readonly NoteTemplate[] =>
  about === "know" ? ADVICE_NOTE_TEMPLATES : [VERBATIM];
