import { ButtonLink } from "../../ui/button-link";
import { Nothing } from "../nothing";

/** What to do before there is a guide of one's own. */
export const NoOwnGuides = () => (
  <Nothing text="No guides of yours yet. Say what you are hungry for, and one is written for you.">
    <ButtonLink href="/discover" variant="primary">
      Spark a guide
    </ButtonLink>
  </Nothing>
);
