"use client";

import Link from "next/link";
import { useSession } from "@/components/session/session-provider";
import { withParams } from "@/lib/core/with-params";
import { ButtonLink } from "../ui/button-link";

type Props = {
  /** Where a guide is made, with what was asked. */
  href: string;
  label: string;
  /** Whether something was asked. */
  hasWords: boolean;
};

/**
 * The way to a guide, and what it asks of a visitor: most of them are new here, so it leads to the sign-up, with the
 * sign-in beside it. Members see an empty line, so that nothing moves once it is known who reads.
 */
export function SparkLink({ href, label, hasWords }: Props) {
  const isMember = useSession().status === "signed-in";
  return (
    <>
      <ButtonLink
        href={isMember ? href : withParams("/register", { next: href })}
        prefetch={false}
        variant="primary"
        className="max-w-full"
      >
        <span className="min-w-0 text-center leading-tight whitespace-normal">{label}</span>
      </ButtonLink>
      <p className="min-h-[1.45em] text-small text-ink-faint">
        {!isMember && (
          <>
            For this you need an account. It's free{hasWords && ", and your words come along"}.{" "}
            <Link
              href={withParams("/login", { next: href })}
              prefetch={false}
              className="link inline-block py-1 pointer-coarse:touch-text whitespace-nowrap"
            >
              I have an account
            </Link>
          </>
        )}
      </p>
    </>
  );
}
