/** The content security policy of a shown message: its styles, no scripts, and from other hosts only pictures. */
const POLICY = "default-src 'none'; img-src 'self' https: data:; style-src 'unsafe-inline'";

/** A message's HTML in a sandbox, as a mail program shows it; its links replace this page. */
export function MailFrame({ html, title, width = "100%" }: { html: string; title: string; width?: string }) {
  const head = `<meta http-equiv="Content-Security-Policy" content="${POLICY}"><base target="_top">`;
  return (
    <iframe
      title={title}
      sandbox="allow-top-navigation-by-user-activation allow-popups"
      srcDoc={html.replace("<head>", `<head>${head}`)}
      className="h-[80dvh] max-w-full rounded-art border border-rule bg-raised"
      style={{ width }}
    />
  );
}
