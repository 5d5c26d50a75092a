import { classNames } from "../ui/class-names";
import { AccountNav } from "./account-nav";
import { Lockup } from "./lockup";

type Props = { place?: "landing" | "page"; className?: string };

export function Masthead({ place = "page", className }: Props) {
  return (
    <header className={classNames("relative z-3 flex items-center justify-between gap-4 py-4", className)}>
      <Lockup />
      <AccountNav place={place} />
    </header>
  );
}
