import Link from "next/link";
import { Cover } from "../cover/cover";
import { DESK_LEADS, DESK_ROOMS, type DeskRoom } from "./desk-rooms";

/** The administrators' front page: the two rooms where guides are made, then the way to each of the others. */
export function Desk() {
  return (
    <div className="pt-4 md:pt-8">
      <h1 className="text-title font-[540]! tracking-[-0.035em]!">Admin</h1>
      <ul className="mt-6 grid gap-8 border-t-3 border-ink pt-6 md:mt-10 md:grid-cols-2 md:gap-10 md:pt-8">
        {DESK_LEADS.map((room) => (
          <li key={room.href}>
            <Lead room={room} />
          </li>
        ))}
      </ul>
      <ul className="mt-10 grid gap-x-10 gap-y-6 border-t border-rule pt-8 md:mt-14 md:grid-cols-2 md:gap-y-9 md:pt-10 xl:grid-cols-3">
        {DESK_ROOMS.map((room) => (
          <li key={room.href}>
            <Row room={room} />
          </li>
        ))}
      </ul>
    </div>
  );
}

type Props = { room: DeskRoom };
const TITLE =
  "group-hover:underline group-hover:decoration-coral group-hover:decoration-3 group-hover:underline-offset-4";

function Lead({ room: { href, title, line, cover } }: Props) {
  return (
    <Link href={href} className="group block no-underline">
      <div className="art aspect-3/2 transition-transform duration-240 group-hover:-translate-y-0.75">
        <Cover {...cover} isFirst />
      </div>
      <h2 className={`mt-4 text-h3 ${TITLE}`}>{title}</h2>
      <p className="mt-1 font-display text-lede text-ink-soft italic">{line}</p>
    </Link>
  );
}

function Row({ room: { href, title, line, cover } }: Props) {
  return (
    <Link href={href} className="group grid grid-cols-[5.5rem_minmax(0,1fr)] items-center gap-4 no-underline">
      <div className="art aspect-square transition-transform duration-240 group-hover:-translate-y-0.75">
        <Cover {...cover} shape="square" />
      </div>
      <div>
        <h2 className={`text-card ${TITLE}`}>{title}</h2>
        <p className="mt-1 text-ui text-ink-soft">{line}</p>
      </div>
    </Link>
  );
}
