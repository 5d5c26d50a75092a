import type { City } from "@/lib/core/cities";
import { withParams } from "@/lib/core/with-params";
import { classNames } from "../ui/class-names";
import { SparkLink } from "./spark-link";

type Props = { city?: City /** What was typed into a search. */; wish?: string; className?: string };

/** The way to a guide of one's own. What was typed, and the city, go along, through a sign-in too. */
export function WishInvitation({ city, wish = "", className }: Props) {
  return (
    <section
      aria-labelledby="own-words"
      className={classNames(
        "grid max-w-160 grid-cols-[minmax(0,1fr)] justify-items-start gap-3 rounded-card bg-raised p-5 shadow-float",
        className,
      )}
    >
      <h2 id="own-words" className="text-card">
        {wish === "" ? "Say it in your own words" : "Make a guide of this"}
      </h2>
      <p className="text-ui text-ink-soft">
        {wish === "" && "“Noodles with my sister, somewhere we can talk, near BART.” "}
        Kumquat looks for the places that fit and writes you the guide while you watch.
      </p>
      <SparkLink
        href={withParams("/discover", { ...(city && { city }), wish })}
        label={wish === "" ? "Spark a guide" : "Spark a guide from this search"}
        hasWords={wish !== ""}
      />
    </section>
  );
}
