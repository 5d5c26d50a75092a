import { Button } from "./button";
import { EmailSection, EmailTable } from "./email-table";
import { COLORS, TEXT_STYLES } from "./styles";

const NUMBER_WORDS = "No One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve".split(" ");

/** The one call to action in the message: the link to the page. */
export function WeeklyClosing({ count, url }: { count: number; url: string }) {
  return (
    <EmailSection padding="34px 32px 40px">
      <EmailTable style={{ backgroundColor: COLORS.coral, borderRadius: "16px" }}>
        <tr>
          <td align="center" style={{ padding: "28px" }}>
            <p style={{ ...TEXT_STYLES.place, paddingBottom: "16px" }}>
              {`${NUMBER_WORDS[count] ?? count} ${count === 1 ? "place" : "places"}, with the reasons for each.`}
            </p>
            <Button href={url}>Read it with the sources</Button>
          </td>
        </tr>
      </EmailTable>
    </EmailSection>
  );
}
