import { type ReactNode, useId } from "react";

/** One subject of the account's page. */
export function SettingsSection({ title, anchor, children }: { title: string; anchor?: string; children: ReactNode }) {
  const id = useId();
  return (
    <section
      id={anchor}
      aria-labelledby={id}
      tabIndex={-1}
      className="grid gap-4 border-t border-rule pt-6 outline-none first:border-t-0 first:pt-0"
    >
      <h2 id={id} className="text-h3">
        {title}
      </h2>
      {children}
    </section>
  );
}
