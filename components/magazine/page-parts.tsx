import { LinkStrip } from "../ui/link-strip";
import { sectionId } from "./section";

/** The parts of a long page in their order, each to jump to. */
export const PageParts = ({ titles }: { titles: readonly string[] }) => (
  <LinkStrip
    label="On this page"
    items={titles.map((title) => ({ href: `#${sectionId(title)}`, words: title }))}
    current={null}
    className="mt-8"
    gap="gap-2"
    look="min-h-11 rounded-pill border-[1.5px] border-edge px-3.5 text-ui transition hover:border-ink hover:bg-ink/6 focus-visible:rounded-pill"
    isPrefetched={false}
  />
);
