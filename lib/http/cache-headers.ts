/** A page that all visitors share: asked about each time, since nobody could call it back. */
export const PUBLIC_PAGE = "public, max-age=0, must-revalidate";
