import type { ExportFormat } from "@/lib/contracts/place-import";
import { Icon } from "../ui/icon";

const FORMATS: { format: ExportFormat; name: string; line: string }[] = [
  { format: "csv", name: "CSV", line: "For Excel, Numbers and Google Sheets" },
  { format: "geojson", name: "GeoJSON", line: "For map makers and programs" },
  { format: "kml", name: "KML", line: "For Google My Maps and Google Earth" },
];

/** Downloads of every place with a status. */
export function ExportLinks() {
  return (
    <section aria-labelledby="take-out">
      <h2 id="take-out" className="text-h3">
        Export your places
      </h2>
      <p className="mt-2 text-ink-soft">
        Every place you marked, with your mark. Any Kumquat account can take the file in.
      </p>
      <ul className="mt-4 border-t border-rule">
        {FORMATS.map(({ format, name, line }) => (
          <li key={format} className="border-b border-rule">
            <a
              href={`/api/restaurants/saved/export?format=${format}`}
              download
              className="group flex min-h-18 items-center gap-4 py-3 no-underline"
            >
              <Icon name="download" size={24} className="text-ink-soft" />
              <span className="flex-1">
                <span className="block font-display text-card font-heading group-hover:underline group-hover:decoration-coral group-hover:decoration-3">
                  Download {name}
                </span>
                <span className="block text-ui text-ink-soft">{line}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
