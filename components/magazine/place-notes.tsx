import { type Evidence, isToldInOurWords } from "@/lib/contracts/guide";
import { formatDate } from "@/lib/core/california-time";

/** What was written of a place, each with its source and date. */
export const PlaceNotes = ({ notes }: { notes: readonly Evidence[] }) => (
  <ul className="grid max-w-measure gap-4">
    {notes.map((note) => (
      <li key={note.id}>
        {isToldInOurWords(note) ? <p>{note.text}</p> : <blockquote>{note.text}</blockquote>}
        <p className="mt-0.5 text-small text-ink-faint">
          {note.sourceUrl ? (
            <a href={note.sourceUrl} rel="noopener nofollow" className="text-inherit">
              {note.source}
            </a>
          ) : (
            note.source
          )}
          , {formatDate(`${note.datedOn}T12:00:00Z`)}
        </p>
      </li>
    ))}
  </ul>
);
