export const PROFILE_PATH = "/profile";
export const OWN_GUIDES_PATH = "/profile/guides";

export const PROFILE_PAGES = [
  { href: PROFILE_PATH, label: "Places" },
  { href: OWN_GUIDES_PATH, label: "Guides" },
] as const;

export type ProfilePath = (typeof PROFILE_PAGES)[number]["href"];
