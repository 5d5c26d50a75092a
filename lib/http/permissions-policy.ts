const FORBIDDEN = ["camera", "microphone", "payment", "usb", "browsing-topics"];

/** What a page may request of a browser: geolocation, on the pages that have a button for it, and nothing else. */
export const permissionsPolicy = ({ mayAskWhere = false } = {}): string =>
  [...FORBIDDEN.map((feature) => `${feature}=()`), `geolocation=${mayAskWhere ? "(self)" : "()"}`].join(", ");
