import Link from "next/link";
import { Icon } from "../ui/icon";

/** The title of one of the desk's rooms, under the way back to the desk. */
export function AdminHeading({ title }: { title: string }) {
  return (
    <>
      <Link href="/admin" className="link mb-4 inline-flex min-h-8 items-center gap-2 text-ui">
        <Icon name="back" size={18} />
        Admin
      </Link>
      <h1 className="text-title font-[540]! tracking-[-0.035em]!">{title}</h1>
    </>
  );
}
