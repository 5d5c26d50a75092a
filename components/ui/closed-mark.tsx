import { Icon } from "./icon";

/** On a place that is known to have closed. */
export const ClosedMark = () => (
  <p className="mt-1.5 inline-flex items-center gap-1.5 rounded-pill bg-grey-wash px-2.5 py-1 text-small font-strong text-grey-ink">
    <Icon name="never" size={14} />
    Closed
  </p>
);
