import { Icon } from "../../ui/icon";
import { SettingsSection } from "./settings-section";

const FILES = [
  {
    href: "/api/account/export",
    name: "Download everything",
    line: "JSON: profile, places, guides, lists, weekly email, imports and sessions",
  },
  { href: "/api/restaurants/saved/export?format=csv", name: "Download my places", line: "CSV, for a spreadsheet" },
];

export function ExportSection() {
  return (
    <SettingsSection title="Take it along">
      <ul className="border-t border-rule">
        {FILES.map(({ href, name, line }) => (
          <li key={href} className="border-b border-rule">
            <a href={href} download className="group flex min-h-18 items-center gap-4 py-3 no-underline">
              <Icon name="download" size={24} className="text-ink-soft" />
              <span className="min-w-0 flex-1">
                <span className="block font-display text-card font-heading group-hover:underline group-hover:decoration-coral group-hover:decoration-3">
                  {name}
                </span>
                <span className="block text-ui text-ink-soft">{line}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </SettingsSection>
  );
}
