/** The light colors, inline for every client; the classes beside them turn dark where a client supports styles. */
export const COLORS = {
  page: "#F3E9D8",
  sheet: "#FBF5EA",
  ink: "#2A1911",
  soft: "#5C473A",
  faint: "#756052",
  link: "#B4301A",
  line: "#E2D5C2",
  coral: "#FF6A4D",
  cream: "#FFF8EE",
} as const;

const SERIF = "Fraunces,Georgia,'Times New Roman',serif";
const SANS = "Figtree,'Helvetica Neue',Helvetica,Arial,sans-serif";

const sansStyle = (size: number, line: number, color: string) => ({
  margin: 0,
  fontFamily: SANS,
  fontSize: `${size}px`,
  lineHeight: `${line}px`,
  color,
});
const serifStyle = (size: number, line: number, weight: number, color: string = COLORS.ink) => ({
  margin: 0,
  fontFamily: SERIF,
  fontSize: `${size}px`,
  lineHeight: `${line}px`,
  fontWeight: weight,
  color,
});

export const TEXT_STYLES = {
  brand: { ...serifStyle(25, 28, 600), letterSpacing: "-0.6px" },
  aside: { ...serifStyle(16, 20, 400, COLORS.soft), fontStyle: "italic" },
  title: { ...serifStyle(50, 51, 560), letterSpacing: "-1.5px" },
  heading: { ...serifStyle(36, 40, 560), letterSpacing: "-0.9px" },
  subtitle: { ...serifStyle(23, 29, 400, COLORS.soft), fontStyle: "italic" },
  place: { ...serifStyle(25, 29, 600), letterSpacing: "-0.3px" },
  lede: sansStyle(17, 28, COLORS.ink),
  body: sansStyle(16, 25, COLORS.soft),
  fact: sansStyle(14, 20, COLORS.faint),
  marks: sansStyle(14, 28, COLORS.faint),
  foot: sansStyle(13, 21, COLORS.faint),
} as const;

export const LINK_STYLE = { color: COLORS.link, fontWeight: 600, textDecoration: "underline" } as const;

/** Supported by most clients on phones: widths below 600 px, and the dark colors. The rest is inline. */
export const GLOBAL_CSS = `
:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (max-width:599px){.k-pad{padding-left:20px!important;padding-right:20px!important}.k-stack{display:block!important;width:100%!important}.k-gap{display:none!important}.k-words{padding-top:16px!important}.k-big{font-size:40px!important;line-height:42px!important}}
@media (prefers-color-scheme:dark){.k-page{background:#120B07!important}.k-sheet{background:#1A110C!important}.k-ink{color:#F8ECDD!important}.k-soft{color:#CDB8A6!important}.k-faint{color:#A8927F!important}.k-link{color:#FF8A70!important}.k-line{border-color:#43322A!important}.k-button{background:#F8ECDD!important}.k-button a{color:#1A110C!important}.k-love{color:#FF7D61!important}.k-like{color:#7DB3E0!important}.k-interested{color:#93C27A!important}.k-never{color:#C98F6C!important}.k-not{color:#C9A27E!important}}
`.trim();
