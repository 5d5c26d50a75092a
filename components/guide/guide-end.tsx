import type { Guide, GuideSummary } from "@/lib/contracts/guide";
import { SubscribeForm } from "../newsletter/subscribe-form";
import { toStatusTarget } from "../status/status-target";
import { GuideCard } from "./guide-card";
import { GuideTools } from "./guide-tools";
import type { Reader } from "./reader";

type Props = { guide: Guide; related: GuideSummary[]; asOf: string; reader: Reader };

/** Where a guide leads on: to one's own map, to a friend, onto paper, to the next guide, to the next Thursday. */
export function GuideEnd({ guide, related, asOf, reader }: Props) {
  return (
    <div className="mt-14 border-t-3 border-ink pt-6 print:hidden">
      <GuideTools
        guide={{ id: guide.id, name: guide.name }}
        isPublic={!guide.isAdminOnly}
        places={guide.entries.map(({ restaurant }) => toStatusTarget(restaurant))}
        isSignedIn={reader.isSignedIn}
      />
      {related.length > 0 && (
        <section aria-labelledby="read-next" className="mt-12">
          <h2 id="read-next" className="mb-5 text-h2">
            Read next
          </h2>
          <ul className="grid gap-6 md:grid-cols-2 md:gap-7">
            {related.map((next) => (
              <li key={next.id}>
                <GuideCard guide={next} asOf={asOf} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {!reader.isSignedIn && (
        <section aria-labelledby="next-thursday" className="mt-14">
          <h2 id="next-thursday" className="mb-5 text-h2">
            A guide like this, every Thursday
          </h2>
          <SubscribeForm city={guide.city} />
        </section>
      )}
    </div>
  );
}
