import type { SenderInfo, SendSummaryInput } from "@/lib/contracts/message-inputs";
import { formatWeekdayMonthDay } from "@/lib/core/calendar-date";
import { messageLinks } from "@/lib/mail/links/message-links";
import { Button } from "./_components/button";
import { EmailLayout } from "./_components/email-layout";
import { EmailSection, EmailTable } from "./_components/email-table";
import { Footer } from "./_components/footer";
import { SAMPLE_SENDER_INFO } from "./_components/sample-sender-info";
import { COLORS, TEXT_STYLES } from "./_components/styles";
import { paragraphs, textFooter } from "./_components/text-parts";

type Props = SendSummaryInput & { senderInfo: SenderInfo };

const PROBLEMS_SHOWN = 20;
const REASON = "You get this because you are an administrator.";

const number = (value: number) => value.toLocaleString("en-US");

/** The most important word first, then how many. */
function subject({ outcome, city, week, counts }: Props): string {
  const words = { sent: "Sent", paused: "Paused", failed: "Failed" }[outcome];
  const troubled = counts.failed + counts.uncertain;
  const trouble = troubled > 0 ? `, ${number(troubled)} to look at` : "";
  return `${words}: ${city}, ${formatWeekdayMonthDay(week)}, to ${number(counts.sent)}${trouble}`;
}

const rowsOf = ({ counts, startedAt, finishedAt }: Props): [string, string][] => [
  ["Sent", number(counts.sent)],
  ["Failed", number(counts.failed)],
  ["Skipped (unsubscribed, bounced or complained before their turn)", number(counts.skipped)],
  ["Uncertain (the provider may have sent it)", number(counts.uncertain)],
  ["Took", duration(finishedAt.getTime() - startedAt.getTime())],
];

function duration(ms: number): string {
  const seconds = Math.max(0, Math.round(ms / 1000));
  return seconds < 60 ? `${seconds}s` : `${Math.floor(seconds / 60)}m ${String(seconds % 60).padStart(2, "0")}s`;
}

function problemsOf({ problems }: Props): string[] {
  const more = problems.length - PROBLEMS_SHOWN;
  return [...problems.slice(0, PROBLEMS_SHOWN), ...(more > 0 ? [`And ${number(more)} more.`] : [])];
}

/** How a weekly send went, for administrators. */
export default function SendSummary(props: Props) {
  const { senderInfo, guide, city } = props;
  const problems = problemsOf(props);
  return (
    <EmailLayout
      senderInfo={senderInfo}
      title={subject(props)}
      preheader={guide ? guide.name : `No guide was sent to ${city}.`}
      footer={<Footer senderInfo={senderInfo} reason={REASON} />}
    >
      <EmailSection padding="26px 32px 40px">
        <h1 className="k-ink" style={TEXT_STYLES.place}>
          {subject(props)}
        </h1>
        {guide && (
          <p className="k-soft" style={{ ...TEXT_STYLES.subtitle, padding: "8px 0 20px" }} dir="auto">
            {guide.name}
          </p>
        )}
        <EmailTable>
          {rowsOf(props).map(([name, value]) => (
            <tr key={name}>
              <td className="k-soft k-line" style={{ ...TEXT_STYLES.body, ...LINE }}>
                {name}
              </td>
              <td className="k-ink k-line" align="right" style={{ ...TEXT_STYLES.body, ...LINE, color: COLORS.ink }}>
                {value}
              </td>
            </tr>
          ))}
        </EmailTable>
        {problems.map((problem) => (
          <p key={problem} className="k-soft" style={{ ...TEXT_STYLES.body, paddingTop: "12px" }} dir="auto">
            {problem}
          </p>
        ))}
        {guide && (
          <div style={{ paddingTop: "24px" }}>
            <Button href={messageLinks.guide(senderInfo.appUrl, guide.id)}>View the guide</Button>
          </div>
        )}
      </EmailSection>
    </EmailLayout>
  );
}

const LINE = { borderTop: `1px solid ${COLORS.line}`, paddingTop: "8px", paddingBottom: "8px" } as const;

SendSummary.subject = subject;

SendSummary.text = (props: Props) =>
  paragraphs(
    subject(props),
    props.guide && `${props.guide.name}\n${messageLinks.guide(props.senderInfo.appUrl, props.guide.id)}`,
    rowsOf(props)
      .map(([name, value]) => `${name}: ${value}`)
      .join("\n"),
    problemsOf(props).join("\n"),
    textFooter(props.senderInfo, REASON),
  );

SendSummary.PreviewProps = {
  senderInfo: SAMPLE_SENDER_INFO,
  city: "San Francisco",
  week: "2026-11-19",
  outcome: "sent",
  guide: { id: "fog-belt-dkpnpy", name: "The Fog Belt: Warm rooms west of Nineteenth Avenue" },
  counts: { sent: 1998, failed: 1, skipped: 4, uncertain: 0 },
  startedAt: new Date("2026-11-19T16:00:00Z"),
  finishedAt: new Date("2026-11-19T16:00:11Z"),
  problems: ["The provider refused one address: it has no domain."],
} satisfies Props;
