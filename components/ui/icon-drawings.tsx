import type { ReactNode } from "react";

/** Drawn on a 24 px square in one line weight. */
export const ICON_DRAWINGS = {
  heart: <path d="M12 20S4 15.2 4 9.4A4.4 4.4 0 0 1 12 7a4.4 4.4 0 0 1 8 2.4C20 15.2 12 20 12 20Z" />,
  thumb: (
    <path d="M7 11v9H4v-9h3Zm0 0 4-8c1.7 0 2.6 1.2 2.3 2.8L12.6 9H18a2 2 0 0 1 2 2.4l-1.3 7A2 2 0 0 1 16.7 20H7" />
  ),
  bookmark: <path d="M6.5 4h11v16.5L12 16.3l-5.5 4.2V4Z" />,
  never: (
    <>
      <circle cx="12" cy="12" r="8.5" />
      <path d="m6.2 6.2 11.6 11.6" />
    </>
  ),
  minus: <path d="M5 12h14" />,
  plus: <path d="M12 5v14M5 12h14" />,
  fork: <path d="M7 3v5a3 3 0 0 0 6 0V3M10 3v18M18 21V3c-2 1.5-2.5 5-2.5 9H18" />,
  chevron: <path d="m5 9 7 7 7-7" />,
  info: (
    <>
      <circle cx="12" cy="12" r="8.7" />
      <path d="M12 11.5v5M12 7.8v.1" />
    </>
  ),
  check: <path d="m4.5 12.5 5 5 10-11" />,
  cross: <path d="m6 6 12 12M18 6 6 18" />,
  question: <path d="M8.5 9a3.5 3.5 0 1 1 5 3.2c-1 .5-1.5 1.2-1.5 2.3M12 18v.1" />,
  done: (
    <>
      <circle cx="12" cy="12" r="9.5" fill="currentColor" stroke="none" />
      <path d="m7.5 12.3 3.1 3.1 6-6.7" stroke="var(--color-raised)" />
    </>
  ),
  ring: <circle cx="12" cy="12" r="8.7" />,
  busy: <path d="M12 3.3a8.7 8.7 0 1 1-8.7 8.7" strokeWidth="2.6" />,
  search: (
    <>
      <circle cx="10.5" cy="10.5" r="6.5" />
      <path d="m15.5 15.5 5 5" />
    </>
  ),
  guides: (
    <path d="M12 6.5C10 4.8 7.3 4.3 3.5 4.5v14c3.8-.2 6.5.3 8.5 2 2-1.7 4.7-2.2 8.5-2v-14c-3.8-.2-6.5.3-8.5 2Zm0 0v14" />
  ),
  map: (
    <>
      <path d="M12 21.5S5 15.4 5 10a7 7 0 0 1 14 0c0 5.4-7 11.5-7 11.5Z" />
      <circle cx="12" cy="10" r="2.5" />
    </>
  ),
  directions: <path d="M20.5 3.5 3.5 10.3l7.2 3 3 7.2L20.5 3.5Z" />,
  share: <path d="M12 15V3.5M8 7l4-3.5L16 7M6 11.5v8.5h12v-8.5" />,
  embed: <path d="m8 7-5 5 5 5M16 7l5 5-5 5" />,
  download: <path d="M12 3.5V15M8 11.5l4 3.5 4-3.5M5 16.5v4h14v-4" />,
  print: <path d="M7 9V3.5h10V9M7 16.5H3.5V9h17v7.5H17M7 13.5h10v7H7z" />,
  filters: (
    <>
      <path d="M3.5 8h6M14.5 8h6M3.5 16h4M12.5 16h8" />
      <circle cx="12" cy="8" r="2.5" />
      <circle cx="10" cy="16" r="2.5" />
    </>
  ),
  list: <path d="M4 6.5h.1M4 12h.1M4 17.5h.1M8.5 6.5H20M8.5 12H20M8.5 17.5H20" />,
  person: (
    <>
      <circle cx="12" cy="8" r="4" />
      <path d="M4.5 20.5c.8-4 3.7-6 7.5-6s6.7 2 7.5 6" />
    </>
  ),
  phone: (
    <path d="M5 4h4l1.5 4.5L8 10.3a12 12 0 0 0 5.7 5.7l1.8-2.5L20 15v4c0 .6-.4 1-1 1C11 20 4 13 4 5c0-.6.4-1 1-1Z" />
  ),
  clock: (
    <>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M12 7.5V12l3 2" />
    </>
  ),
  web: (
    <>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M3.5 12h17M12 3.5c5 5.5 5 11.5 0 17M12 3.5c-5 5.5-5 11.5 0 17" />
    </>
  ),
  stop: <rect x="6" y="6" width="12" height="12" rx="2" fill="currentColor" />,
  alert: (
    <>
      <circle cx="12" cy="12" r="9" />
      <path d="M12 7.5v5.5M12 16.4v.1" />
    </>
  ),
  leaf: <path d="M5 19C4 10 9 4.5 20 4c0 11-5.5 16-13.5 14.5M5 20.5c1.5-5 4.5-8.5 9-10.5" />,
  back: <path d="M19 12H5m6-7-7 7 7 7" />,
  mail: <path d="M3.5 6h17v12.5h-17zM4 6.5l8 6.5 8-6.5" />,
  lock: <path d="M5.5 11h13v9h-13zM8 11V8a4 4 0 0 1 8 0v3" />,
  star: <path d="m12 3.8 2.5 5.2 5.7.8-4.1 4 1 5.7-5.1-2.7-5.1 2.7 1-5.7-4.1-4 5.7-.8Z" />,
} as const satisfies Record<string, ReactNode>;

export type IconName = keyof typeof ICON_DRAWINGS;
