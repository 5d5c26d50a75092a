/** Proxies may send the whole URL, and OPTIONS an asterisk for the whole server (RFC 9112, 3.2). */
const NO_PATH = /^(?:https?:\/\/[^/?]*|\*$)/i;

/**
 * The address of a request as a path that can be decoded. Next answers 500 where it cannot ("/guide/%E0%A4"), so
 * such a path is taken as the letters it is written in: there is nothing under them, and that is what is answered.
 */
export function wellFormedAddress(target: string): string {
  const address = target.startsWith("/") ? target : rooted(target.replace(NO_PATH, ""));
  const [path = "", ...query] = address.split("?");
  try {
    decodeURIComponent(path);
    return address;
  } catch {
    return [path.replaceAll("%", "%25"), ...query].join("?");
  }
}

const rooted = (address: string) => (address.startsWith("/") ? address : `/${address}`);
