import { type Evidence, isToldInOurWords } from "@/lib/contracts/guide";
import { formatDate } from "@/lib/core/california-time";

/** What was written of a place, with each source and date once below what came from it. */
export const PlaceNotes = ({ notes }: { notes: readonly Evidence[] }) => (
  <div className="grid max-w-measure gap-6">
    {[...Map.groupBy(notes, ({ source, sourceUrl, datedOn }) => `${source} ${sourceUrl} ${datedOn}`)].map(
      ([key, told]) => (
        <section key={key}>
          <ul className="grid gap-4">
            {told.map((note) => (
              <li key={note.id}>
                {isToldInOurWords(note) ? <p>{note.text}</p> : <blockquote>{note.text}</blockquote>}
              </li>
            ))}
          </ul>
          {told[0] && <Source note={told[0]} />}
        </section>
      ),
    )}
  </div>
);

const Source = ({ note: { source, sourceUrl, datedOn } }: { note: Evidence }) => (
  <p className="mt-2 text-small text-ink-faint">
    {sourceUrl ? (
      <a href={sourceUrl} rel="noopener nofollow" className="text-inherit">
        {source}
      </a>
    ) : (
      source
    )}
    , {formatDate(`${datedOn}T12:00:00Z`)}
  </p>
);
