"use client";

import { guidePath } from "@/lib/web/public-paths";
import { signInPaths } from "@/lib/web/return-path";
import type { StatusTarget } from "../status/use-status";
import { Button } from "../ui/button";
import { ButtonLink } from "../ui/button-link";
import { Icon } from "../ui/icon";
import { EmbedButton } from "./embed-button";
import { SaveAll } from "./save-all";
import { ShareButton } from "./share-button";

type Props = {
  guide: { id: string; name: string };
  /** Everybody may read it, so that it can be handed on: a link to any other leads nobody to it. */
  isPublic: boolean;
  places: StatusTarget[];
  isSignedIn: boolean;
};

/** Where a visitor who signs up to keep them is brought back to. */
const ANCHOR = "keep";

/** Across a phone, where the others share the row below it. */
const SAVE = "max-xs:w-full";

/** Keep all of a guide, hand it on, print it, or show it on a site of one's own. */
export function GuideTools({ guide, isPublic, places, isSignedIn }: Props) {
  return (
    <div id={ANCHOR} className="flex flex-wrap items-center gap-3 max-lg:scroll-mt-16">
      {isSignedIn ? (
        <SaveAll guideId={guide.id} places={places} className={SAVE} />
      ) : (
        <ButtonLink
          href={
            signInPaths({
              next: `${guidePath(guide.id)}#${ANCHOR}`,
              mark: { restaurantId: null, status: "interested", guideId: guide.id },
            }).register
          }
          prefetch={false}
          rel="nofollow"
          variant="primary"
          className={SAVE}
        >
          <Icon name="bookmark" size={18} />
          Save these places
        </ButtonLink>
      )}
      <div className="flex flex-wrap items-center gap-3 max-xs:w-full max-xs:[&>button]:flex-1">
        {isPublic && <ShareButton title={guide.name} />}
        <Button onClick={() => window.print()}>
          <Icon name="print" size={18} />
          Print
        </Button>
        {isPublic && <EmbedButton guide={guide} />}
      </div>
    </div>
  );
}
