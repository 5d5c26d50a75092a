/** How a question that stands for the whole guide is put, and how of a single place. */
const QUESTIONS: readonly [RegExp, many: string, one: string][] = [
  [/^whether every kitchen is open on (.+)$/, "which of these are open on $1", "whether the kitchen opens on $1"],
  [/^who opens on (.+)$/, "which of these are open on $1", "whether the kitchen opens on $1"],
  [/^how late each kitchen stays open$/, "how late the kitchens stay open", "how late the kitchen stays open"],
  [/^what is open after midnight$/, "who cooks after midnight", "whether the kitchen cooks after midnight"],
  [/^what is open at this hour$/, "who is open at this hour", "whether the door is open at this hour"],
  [/^how early each door opens$/, "how early the doors open", "how early the door opens"],
  [/^how long the line is$/, "how long the lines are", "how long the line is"],
  [/^which places hold an award$/, "who has won a prize", "whether the kitchen has won a prize"],
  [/^how diners rate each place$/, "how diners rate them", "how diners rate it"],
  [/^how far each place is from you$/, "how far you would have to go", "how far you would have to go"],
  [/^who delivers$/, "who delivers", "whether the kitchen delivers"],
  [/^what has opened lately$/, "who has opened lately", "how new the place is"],
  [/^who owns each place$/, "who owns them", "who owns the place"],
  [/^how hot each kitchen cooks$/, "how hot the kitchens cook", "how hot the kitchen cooks"],
  [/^which rooms pour no alcohol$/, "which rooms pour no alcohol", "whether the room pours alcohol"],
  [/^how each kitchen buys its food$/, "how the kitchens buy their food", "how the kitchen buys its food"],
  [/^what a meal comes to, to the dollar$/, "what the bill will come to", "what the bill will come to"],
  [/^how healthy a dish is$/, "how healthy a dish is", "how healthy a dish is"],
];

/** An open question as the introduction asks it. */
export function plainQuestion(what: string, isOnePlace: boolean): string {
  const found = QUESTIONS.find(([pattern]) => pattern.test(what));
  if (!found) return what;
  const [pattern, many, one] = found;
  return what.replace(pattern, isOnePlace ? one : many);
}
