import type { ReactNode } from "react";
import { Cover } from "../cover/cover";

type Props = { title: string; tagline: string; cover: { id: string; cuisine: string }; children: ReactNode };

/** /login and /register: a full-width picture above the form on phones, beside it on wide screens. */
export function AuthPage({ title, tagline, cover, children }: Props) {
  return (
    <div className="grid gap-7 lg:grid-cols-[minmax(0,30rem)_minmax(0,1fr)] lg:items-stretch lg:gap-18 lg:pt-6">
      <div className="art -mx-gutter h-32 rounded-none md:mx-0 md:h-52 md:rounded-art lg:order-2 lg:h-auto lg:min-h-160">
        <Cover {...cover} city="San Francisco" isFirst />
      </div>
      <div className="w-full max-w-120 lg:max-w-none lg:py-10">
        <h1 className="text-title lg:text-poster">{title}</h1>
        <p className="mt-3 mb-7 font-display text-lede text-ink-soft italic">{tagline}</p>
        {children}
      </div>
    </div>
  );
}
