import Link from "next/link";
import { guidePath } from "@/lib/web/public-paths";
import { GuideName } from "./guide-name";

type Props = { guide: { id: string; name: string } /** Its size and margin. */; subtitle: string };

/** A guide's title and subtitle, linked; the link covers the card around it. */
export const GuideTitleLink = ({ guide: { id, name }, subtitle }: Props) => (
  <Link href={guidePath(id)} prefetch={false} className="title-link group-hover:underline stretched-link">
    <GuideName name={name} subtitle={subtitle} />
  </Link>
);
