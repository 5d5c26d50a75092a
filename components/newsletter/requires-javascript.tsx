import type { ReactNode } from "react";

/** For browsers without script, in which the page can't make its call. */
export function RequiresJavaScript({ children }: { children: ReactNode }) {
  return (
    <noscript>
      <p className="rounded-field bg-blue-wash px-4.5 py-3.5 text-ui font-firm text-blue-ink">{children}</p>
    </noscript>
  );
}
