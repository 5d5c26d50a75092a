import type { ReactNode } from "react";
import { Head, Html, Img } from "react-email";
import type { Letterhead } from "@/lib/newsletter/messages";
import { INK, STYLES, TYPE } from "./ink";
import { Band, Table } from "./table";

/** Read by mailboxes, seen by nobody. */
const HIDDEN = {
  display: "none",
  maxHeight: 0,
  maxWidth: 0,
  overflow: "hidden",
  opacity: 0,
  lineHeight: "1px",
} as const;

type Props = {
  letterhead: Letterhead;
  title: string;
  /** What a mailbox shows after the subject. */
  preheader: string;
  /** At the right of the name: a date, or what this is. */
  aside?: string;
  /** Above all else, for tests. */
  banner?: ReactNode;
  /** Rows of the sheet. */
  children: ReactNode;
  footer: ReactNode;
};

/** The sheet that every message is written on. */
export function Frame({ letterhead: { appUrl }, title, preheader, aside, banner, footer, children }: Props) {
  return (
    <Html lang="en" dir="ltr">
      <Head>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>{title}</title>
        <style>{STYLES}</style>
      </Head>
      <body className="k-page" style={{ margin: 0, padding: 0, backgroundColor: INK.page }}>
        <div style={HIDDEN}>{preheader}</div>
        <Table className="k-page" style={{ backgroundColor: INK.page }}>
          <tr>
            <td align="center">
              {banner}
              <Table className="k-sheet" style={{ maxWidth: "600px", backgroundColor: INK.sheet }} align="center">
                <Band padding="22px 32px 18px">
                  <Table>
                    <tr>
                      <td width="50" valign="middle">
                        <Img src={`${appUrl}/email/mark.png`} width="40" height="40" alt="" />
                      </td>
                      <td valign="middle" className="k-ink" style={TYPE.brand}>
                        Kumquat
                      </td>
                      <td valign="middle" align="right" className="k-soft" style={TYPE.aside}>
                        {aside}
                      </td>
                    </tr>
                  </Table>
                </Band>
                {children}
                <Band padding="0 32px 40px">
                  <div className="k-line" style={{ borderTop: `3px solid ${INK.ink}`, paddingTop: "22px" }}>
                    {footer}
                  </div>
                </Band>
              </Table>
            </td>
          </tr>
        </Table>
      </body>
    </Html>
  );
}
