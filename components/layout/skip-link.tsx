/** The `main` of every page. */
export const CONTENT_ID = "content";

/** The first stop of the Tab key: past the masthead. Seen only while it has the focus. */
export const SkipLink = () => (
  <a
    href={`#${CONTENT_ID}`}
    className="sr-only focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:z-50 focus:rounded-pill focus:bg-ink focus:px-5 focus:py-3 focus:text-ui focus:font-semibold focus:text-paper print:hidden"
  >
    Skip to the content
  </a>
);
