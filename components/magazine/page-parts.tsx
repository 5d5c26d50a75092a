import { LinkStrip } from "../ui/link-strip";
import { PILL_LINK } from "./browse-links";
import { sectionId } from "./section";

/** The parts of a long page in their order, each to jump to. */
export const PageParts = ({ titles }: { titles: readonly string[] }) => (
  <LinkStrip
    label="On this page"
    items={titles.map((title) => ({ href: `#${sectionId(title)}`, words: title }))}
    current={null}
    className="mt-8"
    gap="gap-2"
    look={PILL_LINK}
    isPrefetched={false}
    wraps
  />
);
