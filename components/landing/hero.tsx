import type { GuideSummary } from "@/lib/contracts/guide";
import { TAGLINE } from "@/lib/core/brand";
import { CityLinks } from "../magazine/city-links";
import { SearchForm } from "../magazine/search-form";
import { SubscribeForm } from "../newsletter/subscribe-form";
import { HeroFruit } from "./hero-fruit";
import { HeroGuide } from "./hero-guide";

/** Promise and form over the fruit. It extends under the masthead, whose links lie on the fruit. */
export function Hero({ claim, lead }: { claim: string; lead?: GuideSummary }) {
  const promises = ["New restaurants each week", claim, "Unsubscribe anytime with one click"];
  return (
    <section aria-labelledby="promise" className="relative -mt-20 overflow-clip pt-20 pb-12 md:pb-18 xl:pb-24">
      <HeroFruit className="pointer-events-none absolute top-84 left-[max(calc(100%-110px),calc(20px+16.5rem))] w-65 md:top-24 md:left-[max(calc(100%-290px),calc(20px+27.5rem))] md:w-155 xl:-top-28 xl:left-[calc(50%+64px)] xl:w-250" />
      <div className="page relative">
        <div className="relative z-1">
          <h1 id="promise" className="mt-6 max-w-[8.6em] text-hero max-[22.4rem]:mt-0 md:mt-12">
            Restaurant guides for curious eaters
          </h1>
          {/* Not on the smallest phones, whose first screen needs the room for the search. */}
          <p className="mt-4 font-display text-tagline text-coral-ink italic max-[22.4rem]:hidden sm:hidden">
            {TAGLINE}
          </p>
          <CityLinks className="mt-3 md:mt-5" />
          {lead && <HeroGuide guide={lead} />}
          <div className="mt-5 max-w-112 max-[22.4rem]:mt-3">
            <SearchForm action="/search" label="Find somewhere for tonight" nearMe="tonight" />
          </div>
          <p className="mt-8 text-name font-semibold">The week’s guide, by email</p>
          <ul className="mt-3 mb-6 grid max-w-[15.5em] gap-2.75 text-body leading-list md:mb-8 md:max-w-[24em] md:text-name">
            {promises.map((promise) => (
              <li key={promise} className="grid grid-cols-[22px_1fr] items-start gap-2.5 text-balance">
                <LeafBullet />
                {promise}
              </li>
            ))}
          </ul>
          <SubscribeForm />
        </div>
      </div>
    </section>
  );
}

function LeafBullet() {
  return (
    <svg viewBox="0 0 20 20" aria-hidden="true" className="mt-px size-5">
      <path d="M2 18C1 8 7 2 18 2 18.5 13 12.5 19 2 18Z" className="fill-interested" />
      <path d="M3 17 13 7" className="stroke-paper" strokeWidth="1.6" strokeLinecap="round" />
    </svg>
  );
}
