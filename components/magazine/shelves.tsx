import { narrowedPath } from "@/lib/magazine/city-query";
import { shelfTitle } from "@/lib/magazine/facet-labels";
import type { FrontPage } from "@/lib/magazine/front-page";
import { Section } from "./section";
import { TileGrid } from "./tile-grid";

type Props = Pick<FrontPage, "shelves"> & {
  path: string;
  asOf: string;
  as?: "article" | "div";
  ownIds?: ReadonlySet<string>;
};

/** A city's guides by neighborhood, craving, occasion and price, each shelf with the way to all of its kind. */
export const Shelves = ({ shelves, path, asOf, as, ownIds }: Props) =>
  shelves.map(({ kind, value, slug, count, guides }) => (
    <Section
      key={`${kind} ${slug}`}
      title={shelfTitle(kind, value)}
      {...(count > guides.length && {
        more: { href: narrowedPath(path, { [kind]: slug }), label: `See all ${count}` },
      })}
    >
      <TileGrid guides={guides} asOf={asOf} as={as} ownIds={ownIds} isShorterOnPhones={count > guides.length} />
    </Section>
  ));
