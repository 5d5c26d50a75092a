const FORBIDDEN = ["camera", "microphone", "payment", "usb", "browsing-topics"];

/**
 * What our pages may request of a browser: geolocation, and nothing else. All of them, because a browser goes by the first
 * page of ours that it loaded, from which the map is reached without another.
 */
export const PERMISSIONS_POLICY = [...FORBIDDEN.map((feature) => `${feature}=()`), "geolocation=(self)"].join(", ");
