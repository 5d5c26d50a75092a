/**
 * The address of a request with a path that can be decoded. Next answers 500 where it cannot ("/guide/%E0%A4"), so
 * such a path is taken as the letters it is written in: there is nothing under them, and that is what is answered.
 */
export function wellFormedAddress(address: string): string {
  const [path = "", ...query] = address.split("?");
  try {
    decodeURIComponent(path);
    return address;
  } catch {
    return [path.replaceAll("%", "%25"), ...query].join("?");
  }
}
