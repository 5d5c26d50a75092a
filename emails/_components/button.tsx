import { COLORS, TEXT_STYLES } from "./styles";

/** A pill made of a table cell, so that it has its color where links have none. */
export function Button({ href, children }: { href: string; children: string }) {
  return (
    <table role="presentation" cellPadding={0} cellSpacing={0} border={0}>
      <tbody>
        <tr>
          <td className="k-button" style={{ backgroundColor: COLORS.ink, borderRadius: "999px" }}>
            <a
              href={href}
              style={{
                ...TEXT_STYLES.body,
                display: "inline-block",
                padding: "14px 28px",
                lineHeight: "20px",
                fontWeight: 600,
                color: COLORS.cream,
                textDecoration: "none",
              }}
            >
              {children}
            </a>
          </td>
        </tr>
      </tbody>
    </table>
  );
}
