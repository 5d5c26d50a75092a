import { Button } from "./button";
import { INK, TYPE } from "./ink";
import { Band, Table } from "./table";

const NUMBERS = "No One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve".split(" ");

/** The one loud thing in the message: the way to the page. */
export function WeeklyClosing({ count, url }: { count: number; url: string }) {
  return (
    <Band padding="34px 32px 40px">
      <Table style={{ backgroundColor: INK.coral, borderRadius: "16px" }}>
        <tr>
          <td align="center" style={{ padding: "28px" }}>
            <p style={{ ...TYPE.place, paddingBottom: "16px" }}>
              {`${NUMBERS[count] ?? count} ${count === 1 ? "place" : "places"}, with the reasons for each.`}
            </p>
            <Button href={url}>Read it with the sources</Button>
          </td>
        </tr>
      </Table>
    </Band>
  );
}
