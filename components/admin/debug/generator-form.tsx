import type { FormEvent } from "react";
import { Button } from "@/components/ui/button";
import { Select, Textarea } from "@/components/ui/field";
import { type GuideSummary, PROMPT_LENGTH_MAX } from "@/lib/contracts/guide";
import { formatTime } from "../format-time";

type Props = {
  cities: readonly string[];
  guides: readonly GuideSummary[];
  city: string;
  guideId: string;
  /** The name of a chosen guide that the list does not contain. */
  guideName: string;
  prompt: string;
  problem: string | null;
  isRunning: boolean;
  onCity: (city: string) => void;
  onGuide: (guideId: string) => void;
  onPrompt: (prompt: string) => void;
  onGenerate: () => void;
  onStop: () => void;
};

/** The input of a debug run: a city and a prompt; or an existing guide to open. */
export function GeneratorForm(props: Props) {
  const { cities, guides, city, guideId, guideName, prompt, problem, isRunning } = props;
  const { onCity, onGuide, onPrompt, onGenerate, onStop } = props;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isRunning) onGenerate();
  };
  return (
    <form onSubmit={submit} className="grid gap-5">
      <div className="grid gap-5 md:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
        <Select label="City" value={city} disabled={isRunning} onChange={(event) => onCity(event.target.value)}>
          {(cities.includes(city) ? cities : [city, ...cities]).map((name) => (
            <option key={name}>{name}</option>
          ))}
        </Select>
        <Select label="Guide" value={guideId} disabled={isRunning} onChange={(event) => onGuide(event.target.value)}>
          <option value="">New Guide</option>
          {guideId !== "" && !guides.some(({ id }) => id === guideId) && <option value={guideId}>{guideName}</option>}
          {guides.map(({ id, name, createdAt, isAdminOnly }) => (
            <option key={id} value={id}>
              {`${name} · ${formatTime(createdAt)}${isAdminOnly ? " · administrators only" : ""}`}
            </option>
          ))}
        </Select>
      </div>
      <Textarea
        label="Prompt"
        rows={3}
        maxLength={PROMPT_LENGTH_MAX}
        placeholder="Late-night ramen for after a show, at a counter where one can sit alone"
        value={prompt}
        readOnly={isRunning}
        error={problem}
        onChange={(event) => onPrompt(event.target.value)}
      />
      <div>
        {isRunning ? (
          <Button key="stop" variant="solid" onClick={onStop}>
            Stop Generation
          </Button>
        ) : (
          <Button key="generate" type="submit" variant="primary" disabled={prompt === ""}>
            Generate Debug Guide
          </Button>
        )}
      </div>
    </form>
  );
}
