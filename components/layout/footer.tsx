import Link from "next/link";
import { CATALOGUE_NOTE } from "@/lib/core/brand";
import { CityLinks } from "../magazine/city-links";

type Props = {
  /** Left out only where the environment is not known: on pages rendered at build time. */
  supportEmail?: string;
};

export function Footer({ supportEmail }: Props) {
  return (
    <footer className="mt-18 bg-sunk print:hidden">
      <div className="page flex flex-wrap items-center justify-between gap-x-8 gap-y-4 py-8">
        <p className="max-w-[46em] text-small text-ink-faint">
          {CATALOGUE_NOTE} Ratings, prices and opening hours appear only where we have them from a source.
        </p>
        <CityLinks label="All cities" className="w-full" />
        <nav aria-label="Footer" className="flex flex-wrap gap-x-6 text-ui">
          <Link href="/about" prefetch={false} className="py-2.5 underline">
            About
          </Link>
          <Link href="/privacy" prefetch={false} className="py-2.5 underline">
            Privacy
          </Link>
          {supportEmail && (
            <a href={`mailto:${supportEmail}`} className="py-2.5 underline">
              {supportEmail}
            </a>
          )}
        </nav>
      </div>
    </footer>
  );
}
