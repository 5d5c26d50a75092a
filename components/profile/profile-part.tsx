import type { ReactNode } from "react";
import { ProfileNav } from "./profile-nav";
import type { ProfilePath } from "./profile-pages";

type Props = { title: string; current: ProfilePath; line: string; children: ReactNode };

/** One of the pages beside the places: a short head, so that what it lists begins on a phone's first screen. */
export const ProfilePart = ({ title, current, line, children }: Props) => (
  <div className="pt-2 md:pt-8">
    <h1 className="text-title wrap-anywhere">{title}</h1>
    <ProfileNav current={current} className="mt-3 md:mt-8" />
    <p className="mt-4 max-w-measure text-ui text-ink-soft">{line}</p>
    {children}
  </div>
);
