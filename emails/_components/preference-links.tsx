import { Fragment } from "react";
import { type LinkStatus, messageLinks } from "@/lib/mail/links/message-links";
import { LINK_STYLE, TEXT_STYLES } from "./styles";

/** Each with its status's color and icon in front, and always its label. */
const PREFERENCE_LOOKS: Record<LinkStatus, { words: string; glyph: string; className: string; color: string }> = {
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
    <p className="k-faint" style={TEXT_STYLES.marks}>
      {PREFERENCE_ROWS.map(({ ask, statuses }, row) => (
        <Fragment key={ask}>
          {row > 0 && <br />}
          {ask}
          {statuses.map((status) => (
            <Fragment key={status}>
              {"\u00a0\u00a0 "}
              <span
                className={PREFERENCE_LOOKS[status].className}
                style={{ color: PREFERENCE_LOOKS[status].color }}
                aria-hidden="true"
              >
                {PREFERENCE_LOOKS[status].glyph}
              </span>
              {"\u00a0"}
              <a
                href={messageLinks.preference(appUrl, token, restaurant.id, status, guideId)}
                className="k-link"
                style={{ ...LINK_STYLE, display: "inline-block", whiteSpace: "nowrap" }}
                aria-label={`${PREFERENCE_LOOKS[status].words}: ${restaurant.name}`}
              >
                {PREFERENCE_LOOKS[status].words}
              </a>
            </Fragment>
          ))}
        </Fragment>
      ))}
    </p>
  );
}

export const preferenceLabel = (status: LinkStatus): string => PREFERENCE_LOOKS[status].words;
