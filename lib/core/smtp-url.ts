import { z } from "zod";

/** Where mail is handed over, and how it is encrypted on the way there. */
export type SmtpServer = {
  host: string;
  port: number;
  credentials?: { user: string; password: string };
  /** From the first byte; by STARTTLS, without which nothing is sent; or none. */
  tls: "implicit" | "starttls" | "none";
};

const SUBMISSION_PORT = 587;
const IMPLICIT_TLS_PORT = 465;
const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;
const SHAPE =
  "must be a URL like smtps://user:password@mail.example or smtp://mail.example:587, with nothing behind it but ?tls=required or ?tls=none";

/** Parses an SMTP URL. Without TLS only where it says so, or on this machine. */
export const smtpUrl = z.string().transform((written, issues): SmtpServer => {
  const server = parse(written.trim());
  if (server) return server;
  issues.addIssue({ code: "custom", message: SHAPE });
  return z.NEVER;
});

function parse(written: string): SmtpServer | null {
  if (!URL.canParse(written)) return null;
  const { protocol, hostname, port, username, password, pathname, search, hash } = new URL(written);
  if (!["smtp:", "smtps:"].includes(protocol) || hostname === "" || !["", "/"].includes(pathname) || hash) return null;
  if ((username === "") !== (password === "")) return null;
  const tls = tlsOf(protocol, hostname, search);
  const credentials = decode(username, password);
  if (tls === null || credentials === null) return null;
  return {
    host: hostname.replace(/^\[|\]$/g, ""),
    port: port === "" ? (tls === "implicit" ? IMPLICIT_TLS_PORT : SUBMISSION_PORT) : Number(port),
    tls,
    ...(username !== "" && { credentials }),
  };
}

function tlsOf(protocol: string, hostname: string, search: string): SmtpServer["tls"] | null {
  if (protocol === "smtps:") return search === "" ? "implicit" : null;
  if (search === "?tls=required") return "starttls";
  if (search === "?tls=none") return "none";
  if (search !== "") return null;
  return LOOPBACK.test(hostname) ? "none" : "starttls";
}

function decode(user: string, password: string): { user: string; password: string } | null {
  try {
    return { user: decodeURIComponent(user), password: decodeURIComponent(password) };
  } catch {
    return null;
  }
}
