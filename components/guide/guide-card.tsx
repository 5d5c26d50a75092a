import type { GuideSummary } from "@/lib/contracts/guide";
import { blurb } from "@/lib/core/blurb";
import { coverDrawing } from "@/lib/core/cover/shelf-covers";
import { GuideKind } from "../magazine/guide-kind";
import { FactsLine } from "../ui/facts-line";
import { GuidePicture } from "./guide-picture";
import { GuideTitleLink } from "./guide-title-link";
import { RelativeAge } from "./relative-age";

/** How much space a card takes: rows on phones, and on wider screens one lead, one wide, the rest plain. */
export type CardSize = "lead" | "wide" | "plain";

/** A card's picture: it lifts with the pointer, and shows the focus of the link that covers the card. */
export const LIFTING_ART =
  "transition-transform duration-240 ease-soft group-hover:-translate-y-0.75 group-has-[a:focus-visible]:outline-3 group-has-[a:focus-visible]:outline-offset-3 group-has-[a:focus-visible]:outline-ink";

/** What fits a card's lines beside its picture on a phone, and a lead's below it: whole sentences, rather than a word's half. */
export const BLURB_MAX = 110;
export const LEAD_BLURB_MAX = 160;
/** Where the letters are enlarged, no more than this. */
export const BLURB_LINES = "line-clamp-5 md:line-clamp-3";

const SIDE_BY_SIDE =
  "grid-cols-[116px_minmax(0,1fr)] gap-x-4 max-md:items-center max-[22.4rem]:grid-cols-[96px_minmax(0,1fr)]";
type Look = {
  card: string;
  art: string;
  title: string;
  subtitle: string;
  words: string;
  /** Letters of the introduction. */
  max: number;
};
const LOOKS: Record<CardSize, Look> = {
  lead: {
    card: "grid-cols-1 gap-4",
    art: "aspect-3/2 lg:aspect-7/6",
    title: "text-lead tracking-[-0.025em]",
    subtitle: "mt-2 text-lead-subtitle",
    words: "mt-2.5 text-body",
    max: LEAD_BLURB_MAX,
  },
  wide: {
    card: `${SIDE_BY_SIDE} md:grid-cols-2 md:gap-7`,
    art: "aspect-square md:aspect-3/2 lg:aspect-square",
    title: "max-md:text-row max-md:leading-card md:text-wide md:tracking-[-0.025em]",
    subtitle: "mt-0.75 text-card-subtitle leading-list md:mt-2 md:text-row",
    words: "mt-1.5 text-small md:mt-2.5 md:text-body",
    max: BLURB_MAX,
  },
  plain: {
    card: `${SIDE_BY_SIDE} md:grid-cols-1 md:content-start md:gap-3.5`,
    art: "aspect-square md:aspect-3/2",
    title: "max-md:text-row max-md:leading-card md:text-card",
    subtitle: "mt-0.75 text-card-subtitle leading-list",
    words: "mt-1.5 text-small md:text-ui",
    max: BLURB_MAX,
  },
};
export const PLAIN_CARD = `relative grid items-start ${LOOKS.plain.card}`;

type Props = {
  guide: Pick<
    GuideSummary,
    "id" | "name" | "city" | "createdAt" | "introduction" | "heroImageUrl" | "coverCuisine" | "isEmailGuide"
  >;
  size?: CardSize;
  /** ISO time at which this card was rendered. */
  asOf: string;
  isFirst?: boolean;
};

export function GuideCard({ guide, size = "plain", asOf, isFirst }: Props) {
  const look = LOOKS[size];
  return (
    <article className={`group relative isolate grid items-start ${look.card}`}>
      <div className={`art ${LIFTING_ART} ${look.art}`}>
        <GuidePicture guide={guide} drawing={coverDrawing(guide)} isFirst={isFirst} />
      </div>
      <div className="min-w-0">
        <h3 className={`wrap-anywhere ${look.title}`}>
          <GuideTitleLink guide={guide} subtitle={look.subtitle} />
        </h3>
        <p className={`${BLURB_LINES} leading-normal text-ink-soft ${look.words}`}>
          {blurb(guide.introduction, look.max)}
        </p>
        <p className="mt-1.5 text-small text-ink-faint">
          <FactsLine>
            {guide.city}
            <RelativeAge createdAt={guide.createdAt} asOf={asOf} />
            {!guide.isEmailGuide && <GuideKind guide={guide} />}
          </FactsLine>
        </p>
      </div>
    </article>
  );
}
