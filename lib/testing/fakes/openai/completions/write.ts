type Snippet = { id: string; about: string; text: string };
type Refused = { text: string; evidenceIds: string[] };
type Sentence = { text: string; evidenceIds: string[] };

const quoteSnippet = ({ id, text }: Snippet): Sentence => ({ text: asSentence(text), evidenceIds: [id] });

/** Two or three snippets verbatim, of other kinds for every other entry. */
export function writeEntry({ evidence, position }: { evidence: Snippet[]; position: number }) {
  const telling = evidence.filter(({ about }) => about !== "facts" && about !== "dish");
  const turned = [...telling.slice(position % 2), ...telling.slice(0, position % 2)];
  return { sentences: (turned.length > 0 ? turned : evidence).slice(0, 3).map(quoteSnippet) };
}

/** The working title, and a summary of the first and the last pick. */
export function writeIntroduction({ idea, evidence }: { idea: { title: string }; evidence: Snippet[] }) {
  const summaries = evidence.filter(({ about }) => about === "summary");
  const rooms = evidence.filter(({ about }) => about === "room");
  const paragraphs = [summaries.slice(0, 2), [...rooms.slice(0, 1), ...summaries.slice(-1)]];
  return {
    title: idea.title,
    introduction: paragraphs
      .filter(({ length }) => length > 0)
      .map((snippets) => ({ sentences: snippets.map(quoteSnippet) })),
  };
}

export function rewrite({ refused, evidence }: { refused: Refused[]; evidence: Snippet[] }) {
  const plain = evidence.find(({ about }) => about === "summary") ?? evidence[0];
  return {
    sentences: refused.map(({ evidenceIds }) => {
      const snippet = evidence.find(({ id }) => evidenceIds.includes(id)) ?? plain;
      return snippet ? quoteSnippet(snippet) : { text: "", evidenceIds: [] };
    }),
  };
}

type Sample = { area: string | null; cuisines: string[]; dishes: string[]; vibes: string[] };

export function examplePrompt({ places }: { places: Sample[] }) {
  const place = places.find(({ dishes, area }) => dishes.length > 0 && area !== null) ?? places[0];
  const { dishes = [], cuisines = [], vibes = [], area = null } = place ?? {};
  const dish = dishes[0] ?? cuisines[0] ?? "noodles";
  return { prompt: [vibes[0] ?? "friendly", "rooms for", dish, ...(area ? [`around ${area}`] : [])].join(" ") };
}

const asSentence = (text: string) => (/[.!?]$/.test(text) ? text : `${text}.`);
