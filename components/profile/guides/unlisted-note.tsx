import Link from "next/link";

/** For the author of a guide that is on no public page. */
export const UnlistedNote = () => (
  <p className="mt-4 rounded-card bg-sunk px-4 py-2.5 text-ui print:hidden">
    Hidden from others: only you see this guide.{" "}
    <Link href="/profile/guides" className="link inline-block py-1">
      Change that in your guides
    </Link>
  </p>
);
