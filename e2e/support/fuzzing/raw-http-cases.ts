const HOST = "Host: localhost\r\n";
const END = "Connection: close\r\n\r\n";
const get = (path: string, more = "") => `GET ${path} HTTP/1.1\r\n${HOST}${more}${END}`;
const post = (more: string, body: string) =>
  `POST /api/auth/login HTTP/1.1\r\n${HOST}Content-Type: application/json\r\n${more}${END}${body}`;

/** "refused": 4xx. "closed": no response needed. "answered": anything but a 5xx. */
type ExpectedReply = "refused" | "answered" | "answered or closed";

/** Hand-written HTTP, as Latin-1, and the expected response. */
export const RAW_HTTP_CASES: Record<string, readonly [words: string, owed: ExpectedReply]> = {
  "an odd host": [`GET /login HTTP/1.1\r\nHost: [::\u00ff\r\n${END}`, "answered"],
  "another host": [`GET /login HTTP/1.1\r\nHost: evil.example:99999\r\n${END}`, "answered"],
  "an empty host": [`GET /discover HTTP/1.1\r\nHost:\r\n${END}`, "answered"],
  "HTTP/0.9": ["GET /api/health\r\n\r\n", "refused"],
  "HTTP/1.0": ["GET /api/health HTTP/1.0\r\n\r\n", "answered"],
  "HTTP/1.9": [`GET /api/health HTTP/1.9\r\n${HOST}${END}`, "answered"],
  "HTTP/2 without negotiation": ["PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n\u0000\u0000\u0000\u0004\u0000", "refused"],
  "an upgrade for Next's development": [
    get("/_next/webpack-hmr", "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Key: a\r\n"),
    "answered",
  ],
  "TLS on a plain port": ["\u0016\u0003\u0001\u0002\u0000\u0001\u0000\u0001\u00fc\u0003\u0003\r\n\r\n", "refused"],
  "a tunnel": [`CONNECT evil.example:443 HTTP/1.1\r\n${HOST}\r\n`, "answered or closed"],
  "a trace": [`TRACE / HTTP/1.1\r\n${HOST}${END}`, "refused"],
  "a URL without a host": [get("http:///api/health"), "answered"],
  "a URL of another scheme": [get("ftp://evil.example/%00"), "answered"],
  "two slashes": [get("//evil.example/%2e%2e"), "answered"],
  backslashes: [get("/\\evil.example\\..\\api"), "answered"],
  "non-ASCII bytes in the path": [get("/guide/caf\u00e9\u00ff"), "answered"],
  "nothing but a query": [get("?"), "answered"],
  "a fragment": [get("/guide/a#b%00"), "answered"],
  "15 KB of path": [get(`/${"a/".repeat(7_500)}`), "answered"],
  "20 KB of path": [get(`/${"a".repeat(20_000)}`), "refused"],
  "2,000 headers": [get("/api/health", Array.from({ length: 2_000 }, (_, i) => `a${i}: \r\n`).join("")), "answered"],
  "a folded header": [get("/api/health", "X-Folded: a\r\n b\r\n"), "answered"],
  "a header without a name": [get("/api/health", ": a\r\n"), "refused"],
  "a name with a space": [get("/api/health", "X Space : a\r\n"), "refused"],
  "NUL in a header": [get("/api/health", "X-Nul: a\u0000b\r\n"), "refused"],
  "lines that end with LF": [`GET /api/health HTTP/1.1\n${HOST.trim()}\nConnection: close\n\n`, "answered"],
  "two lengths": [post("Content-Length: 2\r\nContent-Length: 3\r\n", "{}"), "refused"],
  "a length and chunks": [post("Content-Length: 2\r\nTransfer-Encoding: chunked\r\n", "0\r\n\r\n"), "refused"],
  "a negative length": [post("Content-Length: -1\r\n", "{}"), "refused"],
  "a length beyond measure": [post("Content-Length: 99999999999999999999\r\n", "{}"), "refused"],
  "a chunk beyond measure": [post("Transfer-Encoding: chunked\r\n", "FFFFFFFFFFFFFFFFF\r\n{}\r\n0\r\n\r\n"), "refused"],
  "a chunk without a size": [post("Transfer-Encoding: chunked\r\n", "zz\r\n{}\r\n0\r\n\r\n"), "refused"],
  "a long chunk extension": [
    post("Transfer-Encoding: chunked\r\n", `2;${"a".repeat(20_000)}\r\n{}\r\n0\r\n\r\n`),
    "refused",
  ],
  trailers: [
    post("Transfer-Encoding: chunked\r\nTrailer: host\r\n", "2\r\n{}\r\n0\r\nHost: evil.example\r\n\r\n"),
    "refused",
  ],
  "an unknown transfer coding": [post("Transfer-Encoding: fruit\r\n", "{}"), "refused"],
  "chunks twice": [post("Transfer-Encoding: chunked, chunked\r\n", "2\r\n{}\r\n0\r\n\r\n"), "refused"],
  "an expectation with too large a body": [
    post("Expect: 100-continue\r\nContent-Length: 300000000\r\n", ""),
    "refused",
  ],
};
