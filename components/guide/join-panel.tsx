import Link from "next/link";
import { guidePath } from "@/lib/web/public-paths";
import { signInPaths } from "@/lib/web/return-path";
import { ButtonLink } from "../ui/button-link";
import { entryAnchor } from "./entry-anchor";

/** The one call to join that a visitor sees on a guide; it leads back to the entry that it is in. */
export function JoinPanel({ guideId, restaurantId }: { guideId: string; restaurantId: string }) {
  const { login, register } = signInPaths({ next: `${guidePath(guideId)}#${entryAnchor(restaurantId)}` });
  return (
    <aside
      aria-label="Join Kumquat"
      className="mt-10 grid gap-4 rounded-card bg-coral px-6 py-7 text-on-coral print:hidden md:grid-cols-[1fr_auto] md:gap-x-10 md:px-8"
    >
      <p className="max-w-[13em] font-display text-h3 leading-panel font-heading">
        Keep the ones you like the sound of
      </p>
      <p className="max-w-[32em] text-ui leading-normal">
        With a free account, every pick can be saved, rated and found again on your own map.
      </p>
      <p className="flex flex-wrap items-center gap-x-4 gap-y-3 md:col-start-2 md:row-span-2 md:row-start-1 md:grid md:content-center md:justify-items-start">
        <ButtonLink href={register} prefetch={false} variant="onCoral">
          Sign up
        </ButtonLink>
        <span>
          Already a member?{" "}
          <Link
            href={login}
            prefetch={false}
            className="inline-block py-1 pointer-coarse:touch-text font-bold underline"
          >
            Sign in
          </Link>
        </span>
      </p>
    </aside>
  );
}
