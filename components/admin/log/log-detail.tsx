import type { DetailRow } from "./detail-rows";

/** What an action changed, or the facts recorded with it, collapsed. */
export function LogDetail({ rows, of }: { rows: readonly DetailRow[]; of: string }) {
  return (
    <details className="mt-0.5">
      <summary className="link inline-flex min-h-8 cursor-pointer items-center text-ui">
        Details<span className="sr-only"> of what was done at {of}</span>
      </summary>
      <dl className="mt-1 mb-2 grid gap-x-6 gap-y-3 rounded-art bg-sunk px-5 py-4 text-ui md:grid-cols-[max-content_minmax(0,1fr)]">
        {rows.map((row) => (
          <div key={row.label} className="grid gap-x-6 md:col-span-2 md:grid-cols-subgrid">
            <dt className="text-ink-soft">{row.label}</dt>
            <dd className="min-w-0 whitespace-pre-line wrap-anywhere">
              {"value" in row ? (
                row.value
              ) : (
                <>
                  <del className="block text-ink-soft no-underline">
                    <span className="text-small text-ink-faint">Before: </span>
                    {row.before}
                  </del>
                  <ins className="block no-underline">
                    <span className="text-small text-ink-faint">After: </span>
                    {row.after}
                  </ins>
                </>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
