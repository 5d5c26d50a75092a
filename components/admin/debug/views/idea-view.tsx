import type { StageOutputs } from "@/lib/contracts/stages";
import { FactSection, Facts } from "./facts";

/** Stage 1: how the prompt was understood. */
export function IdeaView({ data: idea }: { data: StageOutputs["idea"] }) {
  if (idea.kind === "refused") return <p className="max-w-measure">Refused: {idea.message}</p>;
  return (
    <>
      <Facts
        of={[
          ["Working title", idea.title],
          ["Angle", idea.angle],
          ["Places wanted", idea.size],
          ["Can't be known", idea.unknowns.join(", ") || "nothing"],
        ]}
      />
      <FactSection title={`Constraints (${idea.constraints.length})`}>
        {idea.constraints.length === 0 && <p className="text-ui text-ink-soft">None that can be checked.</p>}
        <ul className="grid gap-1.5 text-ui">
          {idea.constraints.map(({ field, values, isNegated, isDanger, isHard, label }) => (
            <li key={`${field}-${label}`} className="wrap-anywhere">
              <strong className="font-strong">{label}</strong>{" "}
              <span className="text-ink-soft">
                {isHard ? "must hold" : "would be nice"} · {field}
                {isNegated ? " without " : ": "}
                {values.join(", ")}
                {isDanger && " · a danger"}
              </span>
            </li>
          ))}
        </ul>
      </FactSection>
      {idea.readings && (
        <FactSection title={`Recognized in the prompt (${idea.readings.length})`}>
          <ul className="grid gap-1.5 text-ui">
            {idea.readings.map(({ quote, start, role, type, outcome, label, person }) => (
              <li key={start} className="wrap-anywhere">
                <strong className="font-strong">“{quote}”</strong>{" "}
                <span className="text-ink-soft">
                  {role} · {type} · {outcome}
                  {label !== quote && `: ${label}`}
                  {person && ` · for “${person}”`}
                </span>
              </li>
            ))}
          </ul>
        </FactSection>
      )}
      {idea.guarded && (
        <FactSection title={`Changed by the rules (${idea.guarded.length})`}>
          {idea.guarded.length === 0 && <p className="text-ui text-ink-soft">Nothing: both read it alike.</p>}
          <ul className="grid gap-1.5 text-ui">
            {idea.guarded.map((change) => (
              <li key={change} className="wrap-anywhere">
                {change}
              </li>
            ))}
          </ul>
        </FactSection>
      )}
    </>
  );
}
