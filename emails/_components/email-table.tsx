import type { CSSProperties, ReactNode } from "react";

type Props = { children: ReactNode; width?: string; className?: string; style?: CSSProperties; align?: "center" };

/** A layout table for mail programs; screen readers ignore it. Children are rows. */
export function EmailTable({ children, width = "100%", ...rest }: Props) {
  return (
    <table role="presentation" width={width} cellPadding={0} cellSpacing={0} border={0} {...rest}>
      <tbody>{children}</tbody>
    </table>
  );
}

/** One row of the sheet, between its margins. */
export function EmailSection({ children, padding }: { children: ReactNode; padding: string }) {
  return (
    <tr>
      <td className="k-pad" style={{ padding }}>
        {children}
      </td>
    </tr>
  );
}
