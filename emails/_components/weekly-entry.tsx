import { Fragment } from "react";
import type { GuideEntry } from "@/lib/contracts/guide";
import { coverPictureUrl } from "@/lib/core/cover/picture-url";
import { emailPhotoUrl } from "@/lib/core/photo-path";
import { unconfirmedNote } from "@/lib/core/place-facts";
import { placeActions } from "@/lib/core/place-links";
import { messageLinks } from "@/lib/mail/links/message-links";
import { EmailImage } from "./email-image";
import { EmailSection, EmailTable } from "./email-table";
import { type EmailedReasons, entryFacts, whyThisPick } from "./entry-facts";
import { PreferenceLinks } from "./preference-links";
import { COLORS, LINK_STYLE, TEXT_STYLES } from "./styles";

type Props = {
  appUrl: string;
  guideId: string;
  entry: GuideEntry;
  number: number;
  /** What its picture shows where it has no photo. */
  drawing: string;
  preferenceToken: string;
};

/** One place: its picture, what it is, what to order, why it was picked, and the links to rate it. */
export function WeeklyEntry({ appUrl, guideId, entry, number, drawing, preferenceToken }: Props) {
  const { restaurant, flavorText, photoUrl, photoAttribution } = entry;
  const why = whyThisPick(entry);
  const caution = unconfirmedNote(restaurant);
  const { id, cuisines, city } = restaurant;
  const cover = { id, cuisine: cuisines[0] ?? "", city, drawing };
  const image = new URL(photoUrl ? emailPhotoUrl(photoUrl) : coverPictureUrl(cover, "square"), appUrl).href;
  return (
    <EmailSection padding="28px 32px 0">
      <EmailTable className="k-line" style={{ borderTop: `1px solid ${COLORS.line}` }}>
        <tr>
          <td width="136" valign="top" className="k-stack" style={{ paddingTop: "28px" }}>
            <a href={messageLinks.entry(appUrl, guideId, restaurant.id)}>
              <EmailImage
                src={image}
                width="136"
                height={photoUrl ? "136" : "124"}
                alt={photoUrl ? `At ${restaurant.name}` : restaurant.name}
                style={{ ...TEXT_STYLES.fact, borderRadius: "3px", objectFit: "cover", backgroundColor: COLORS.page }}
              />
            </a>
            {photoUrl && photoAttribution && (
              <p className="k-faint" style={TEXT_STYLES.foot}>
                Photo: {photoAttribution.source}
              </p>
            )}
          </td>
          <td width="24" className="k-gap" />
          <td valign="top" className="k-stack k-words" style={{ paddingTop: "28px" }}>
            <h2 className="k-ink" style={TEXT_STYLES.place} dir="auto">
              <span className="k-link" style={{ color: COLORS.link, fontWeight: 400 }}>
                {number}
              </span>
              {"\u00a0 "}
              {restaurant.name}
            </h2>
            <p className="k-faint" style={{ ...TEXT_STYLES.fact, padding: "4px 0 10px" }}>
              {entryFacts(entry)}
              <br />
              {caution !== null && (
                <>
                  {caution}
                  <br />
                </>
              )}
              {placeActions(restaurant).map(({ kind, href, text, label }, index) => (
                <Fragment key={kind}>
                  {index > 0 && " · "}
                  <a href={href} className="k-link" style={LINK_STYLE} aria-label={label}>
                    {text}
                  </a>
                </Fragment>
              ))}
            </p>
            <p className="k-soft" style={{ ...TEXT_STYLES.body, paddingBottom: "12px" }} dir="auto">
              {flavorText}
            </p>
            {why && <WhyThisPick why={why} />}
            <PreferenceLinks appUrl={appUrl} token={preferenceToken} guideId={guideId} restaurant={restaurant} />
          </td>
        </tr>
      </EmailTable>
    </EmailSection>
  );
}

function WhyThisPick({ why: { verdicts, evidence } }: { why: EmailedReasons }) {
  return (
    <p
      className="k-faint"
      style={{
        ...TEXT_STYLES.fact,
        borderLeft: `3px solid ${COLORS.coral}`,
        margin: "0 0 12px",
        paddingLeft: "12px",
      }}
      dir="auto"
    >
      <strong>Why this pick</strong>
      {verdicts.map(({ label, told }) => (
        <Fragment key={label}>
          <br />
          <strong>{label}</strong>
          {`: ${told}`}
        </Fragment>
      ))}
      {evidence && (
        <>
          <br />
          {`${evidence.text} `}
          {evidence.sourceUrl ? (
            <a href={evidence.sourceUrl} className="k-link" style={LINK_STYLE}>
              {evidence.source}
            </a>
          ) : (
            evidence.source
          )}
          {evidence.date && `, ${evidence.date}`}
        </>
      )}
    </p>
  );
}
