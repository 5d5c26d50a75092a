const FORBIDDEN = ["camera", "microphone", "payment", "usb", "browsing-topics"];

/** What a page may ask a browser for: where somebody is, on the page that has a button for it, and nothing else. */
export const permissionsPolicy = ({ mayAskWhere = false } = {}): string =>
  [...FORBIDDEN.map((feature) => `${feature}=()`), `geolocation=${mayAskWhere ? "(self)" : "()"}`].join(", ");
