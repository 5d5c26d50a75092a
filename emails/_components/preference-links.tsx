import { Fragment } from "react";
import { type LinkStatus, links } from "@/lib/newsletter/links";
import { LINK, TYPE } from "./ink";

/** Each with its status's colour and drawing in front, and always its word. */
const MARKS: Record<LinkStatus, { words: string; glyph: string; className: string; color: string }> = {
  INTERESTED: { words: "Save it", glyph: "+", className: "k-interested", color: "#457432" },
  NOT_INTERESTED: { words: "Not interested", glyph: "−", className: "k-not", color: "#8F6A47" },
  LOVE: { words: "Loved it", glyph: "♥\uFE0E", className: "k-love", color: "#D2411F" },
  LIKE: { words: "Liked it", glyph: "▲\uFE0E", className: "k-like", color: "#2B6AA3" },
  NEVER_AGAIN: { words: "Never again", glyph: "✕\uFE0E", className: "k-never", color: "#4B2A1A" },
};

export const PREFERENCE_ROWS: { ask: string; statuses: LinkStatus[] }[] = [
  { ask: "Not yet?", statuses: ["INTERESTED", "NOT_INTERESTED"] },
  { ask: "Been?", statuses: ["LOVE", "LIKE", "NEVER_AGAIN"] },
];

type Props = { appUrl: string; token: string; guideId: string; restaurant: { id: string; name: string } };

export function PreferenceLinks({ appUrl, token, guideId, restaurant }: Props) {
  return (
    <p className="k-faint" style={TYPE.marks}>
      {PREFERENCE_ROWS.map(({ ask, statuses }, row) => (
        <Fragment key={ask}>
          {row > 0 && <br />}
          {ask}
          {statuses.map((status) => (
            <Fragment key={status}>
              {"\u00a0\u00a0 "}
              <span className={MARKS[status].className} style={{ color: MARKS[status].color }} aria-hidden="true">
                {MARKS[status].glyph}
              </span>
              {"\u00a0"}
              <a
                href={links.preference(appUrl, token, restaurant.id, status, guideId)}
                className="k-link"
                style={{ ...LINK, whiteSpace: "nowrap" }}
                aria-label={`${MARKS[status].words}: ${restaurant.name}`}
              >
                {MARKS[status].words}
              </a>
            </Fragment>
          ))}
        </Fragment>
      ))}
    </p>
  );
}

export const preferenceWords = (status: LinkStatus): string => MARKS[status].words;
