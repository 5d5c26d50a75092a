import type { GuideSummary } from "@/lib/contracts/guide";
import { Button } from "../ui/button";
import { Select } from "../ui/field";

type Props = { guides: GuideSummary[]; guide: string | undefined; message: string; part: string };

/** Which guide the message is shown with. A plain form: it works without a script. */
export function GuideChoice({ guides, guide, message, part }: Props) {
  return (
    <form action="/admin/messages" className="flex flex-wrap items-end gap-3">
      <input type="hidden" name="message" value={message} />
      <input type="hidden" name="part" value={part} />
      <div className="min-w-0 flex-1 basis-72 md:max-w-xl">
        <Select key={guide} label="Guide" name="guide" defaultValue={guide ?? ""}>
          <option value="">A sample guide</option>
          {guides.map(({ id, name, city }) => (
            <option key={id} value={id}>
              {`${name} (${city})`}
            </option>
          ))}
        </Select>
      </div>
      <Button type="submit">Show</Button>
    </form>
  );
}
