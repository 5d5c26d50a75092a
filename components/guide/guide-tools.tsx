"use client";

import { withParams } from "@/lib/core/with-params";
import { guidePath } from "@/lib/web/public-paths";
import type { StatusTarget } from "../status/use-status";
import { Button } from "../ui/button";
import { ButtonLink } from "../ui/button-link";
import { Icon } from "../ui/icon";
import { SaveAll } from "./save-all";
import { ShareButton } from "./share-button";

type Props = { guide: { id: string; name: string }; places: StatusTarget[]; isSignedIn: boolean };

/** Keep all of a guide, hand it on, or print it. */
export function GuideTools({ guide, places, isSignedIn }: Props) {
  return (
    <div className="flex flex-wrap items-center gap-3">
      {isSignedIn ? (
        <SaveAll guideId={guide.id} places={places} />
      ) : (
        <ButtonLink href={withParams("/register", { next: guidePath(guide.id) })} prefetch={false} variant="primary">
          <Icon name="bookmark" size={18} />
          Save these places
        </ButtonLink>
      )}
      <ShareButton title={guide.name} />
      <Button variant="quiet" onClick={() => window.print()}>
        Print
      </Button>
    </div>
  );
}
