export const PROFILE_PATH = "/profile";

export const PROFILE_PAGES = [
  { href: PROFILE_PATH, label: "Places" },
  { href: "/profile/guides", label: "Guides" },
  { href: "/profile/lists", label: "Lists" },
] as const;

export type ProfilePath = (typeof PROFILE_PAGES)[number]["href"];
