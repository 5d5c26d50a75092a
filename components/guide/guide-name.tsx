import { splitTitle } from "@/lib/core/split-title";
import { classNames } from "../ui/class-names";

type Props = { name: string /** The subtitle's size and margin. */; subtitle?: string };

/** A guide's title in roman, and under it its subtitle in italic; read out they are one name. */
export function GuideName({ name, subtitle: look = "mt-0.5 text-card-subtitle leading-list" }: Props) {
  const { title, subtitle } = splitTitle(name);
  return (
    <>
      {title}
      {subtitle && (
        <>
          <span className="sr-only">: </span>
          <span className={classNames("block font-display font-normal tracking-normal text-ink-soft italic", look)}>
            {subtitle}
          </span>
        </>
      )}
    </>
  );
}
