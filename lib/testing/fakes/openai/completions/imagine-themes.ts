type ImagineThemesData = {
  week: { thursday: string };
  facts: { id: string }[];
  taken: string[];
  larder: { cuisines: string[]; areas: string[] };
  refused: { theme: string }[];
};

const COMPANIONS = [
  "for a birthday with friends",
  "with the kids",
  "with grandparents",
  "alone with a book",
  "on a small budget",
  "for a first date",
  "with visitors from out of town",
  "on a rainy evening",
];

/** A cuisine or an area with a companion, a different pair for each day; none that is already taken verbatim. */
export function imagineThemes({ week, facts, taken, larder, refused }: ImagineThemesData) {
  const subjects = [...larder.cuisines.map((cuisine) => `${cuisine} food`), ...larder.areas];
  const pairs = subjects.flatMap((subject) => COMPANIONS.map((company) => `${subject} ${company}`));
  const used = new Set([...taken, ...refused.map(({ theme }) => theme)]);
  const free = pairs.filter((theme) => !used.has(theme));
  const from = sum(week.thursday) % Math.max(1, free.length);
  // A step that is coprime to most lengths: neighboring weeks land far from one another.
  const picked = [0, 1, 2, 3, 4].flatMap((i) => free[(from * 37 + i * 101) % Math.max(1, free.length)] ?? []);
  return {
    ideas: [...new Set(picked)].map((theme, i) => ({
      theme,
      rationale: "It is the week for it, and the catalogue can fill it.",
      factIds: i === 0 ? facts.slice(0, 1).map(({ id }) => id) : [],
    })),
  };
}

const sum = (text: string) => [...text].reduce((total, letter, i) => total + (letter.codePointAt(0) ?? 0) * (i + 7), 0);
