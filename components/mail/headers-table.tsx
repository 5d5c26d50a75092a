/** The headers of a message, as they are sent. */
export function HeadersTable({ headers }: { headers: Record<string, string> }) {
  return (
    <dl className="grid gap-x-5 gap-y-1 text-ui md:grid-cols-[max-content_minmax(0,1fr)]">
      {Object.entries(headers).map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="font-semibold">{name}</dt>
          <dd className="mb-2 text-ink-soft wrap-anywhere md:mb-0">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
