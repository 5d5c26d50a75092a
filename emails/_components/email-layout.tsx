import type { ReactNode } from "react";
import type { SenderInfo } from "@/lib/contracts/message-inputs";
import { EmailImage } from "./email-image";
import { EmailSection, EmailTable } from "./email-table";
import { COLORS, GLOBAL_CSS, TEXT_STYLES } from "./styles";

/** Read by mailboxes, invisible to people. */
const HIDDEN_STYLE = {
  display: "none",
  maxHeight: 0,
  maxWidth: 0,
  overflow: "hidden",
  opacity: 0,
  lineHeight: "1px",
} as const;

type Props = {
  senderInfo: SenderInfo;
  title: string;
  /** What a mailbox shows after the subject. */
  preheader: string;
  /** At the right of the name: a date, or the kind of message. */
  aside?: string;
  /** Above everything else, for tests. */
  banner?: ReactNode;
  /** Rows of the sheet. */
  children: ReactNode;
  footer: ReactNode;
};

/** The layout of every message. */
export function EmailLayout({ senderInfo: { appUrl }, title, preheader, aside, banner, footer, children }: Props) {
  return (
    <html dir="ltr" lang="en">
      <head>
        <meta content="text/html; charset=UTF-8" httpEquiv="Content-Type" />
        <meta name="x-apple-disable-message-reformatting" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>{title}</title>
        <style>{GLOBAL_CSS}</style>
      </head>
      <body className="k-page" style={{ margin: 0, padding: 0, backgroundColor: COLORS.page }}>
        <div style={HIDDEN_STYLE}>{preheader}</div>
        <EmailTable className="k-page" style={{ backgroundColor: COLORS.page }}>
          <tr>
            <td align="center">
              {banner}
              <EmailTable
                className="k-sheet"
                style={{ maxWidth: "600px", backgroundColor: COLORS.sheet }}
                align="center"
              >
                <EmailSection padding="22px 32px 18px">
                  <EmailTable>
                    <tr>
                      <td width="50" valign="middle">
                        <EmailImage src={`${appUrl}/email/mark.png`} width="40" height="40" alt="" />
                      </td>
                      <td valign="middle" className="k-ink" style={TEXT_STYLES.brand}>
                        Kumquat
                      </td>
                      <td
                        valign="middle"
                        align="right"
                        className="k-soft"
                        style={{ ...TEXT_STYLES.aside, paddingLeft: "12px" }}
                      >
                        {aside}
                      </td>
                    </tr>
                  </EmailTable>
                </EmailSection>
                {children}
                <EmailSection padding="0 32px 40px">
                  <div className="k-line" style={{ borderTop: `3px solid ${COLORS.ink}`, paddingTop: "22px" }}>
                    {footer}
                  </div>
                </EmailSection>
              </EmailTable>
            </td>
          </tr>
        </EmailTable>
      </body>
    </html>
  );
}
