import { isArea, type Mention } from "./mentions";

/** The maximum number of words without meaning between "no" and the mention that it negates. */
const NEGATION_REACH = 5;

/** Marks mentions as negated, softened or near. A "but", a punctuation mark or a change of subject ends the scope. */
export function applyModifiers(items: Mention[]): Mention[] {
  const modified = items.map((item) => ({ ...item }));
  modified.forEach((item, at) => {
    if (isOutsideOf(item, modified[at + 1])) Object.assign(item, { role: "not", topics: [] });
    if (item.words === "free" && !isFoodBefore(modified, at)) item.role = null;
    if (item.role === "not") negateAfter(modified, at);
    if (item.role === "notAfter") negateBefore(modified, at);
    if (item.role === "near") markNear(modified, at);
    if (item.role === "softener") soften(modified, at);
  });
  return modified;
}

/** "Outside Chinatown" excludes the area; any other "outside" means a terrace. */
const isOutsideOf = (item: Mention, next: Mention | undefined) =>
  ["outside", "beyond"].includes(item.words) && next !== undefined && isArea(next);

/** Matches "dairy free", but not "free parking". */
const isFoodBefore = (items: Mention[], at: number) =>
  items[at - 1]?.topics.some(({ topic }) => topic === "food") === true;

const isMention = (item: Mention) => item.topics.length > 0 || item.role === "name";
const endsScope = (item: Mention) =>
  item.role === "break" || item.role === "not" || (item.role === "mark" && item.words !== ",");

/** "Hates meat, likes fish and rice" goes on with what is liked. */
const LIKES = /^(?:likes|loves|adores|enjoys|prefers)$/;

/** Chinese: what is refused of a dish, and then the dish: "no fish mint" + 的 + "Sichuan food". */
const OF_CHINESE = "的";

type Link = "start" | "linked" | "comma" | "loose";

function negateAfter(items: Mention[], at: number): void {
  let negated: Mention | null = null;
  let link: Link = "start";
  let gap = 0;
  for (let i = at + 1; i < items.length; i++) {
    const item = items[i];
    if (!item) return;
    if (isMention(item) && item.role !== "not") {
      if (!isNegatedToo(items, i, negated, item, link)) return;
      item.isNegated = true;
      negated = item;
      link = "loose";
      gap = 0;
      continue;
    }
    if (item.words === OF_CHINESE && (negated || gap > 0)) return;
    if (endsScope(item) || (negated && LIKES.test(item.words))) return;
    if (item.role === "mark" || item.words === "、") {
      if (!negated) return;
      link = "comma";
    } else if (item.role === "or" || item.words === "nor") link = "linked";
    else if (item.role === "and") link = link === "linked" ? "linked" : "comma";
    else if (item.role === "next") return;
    else {
      gap += 1;
      if (gap > NEGATION_REACH) return;
      const isBridge = item.role === "filler" || item.role === "with" || item.role === "near";
      if (negated && link === "loose" && !isBridge && item.role !== "eat" && item.role !== "somewhere") return;
      if (negated && item.role === "with" && ["with", "has", "have", "that has", "having"].includes(item.words)) return;
    }
  }
}

/** Whether a negation includes a further mention: one after "or", or one of the same kind after "and" or in a list. */
function isNegatedToo(items: Mention[], at: number, negated: Mention | null, item: Mention, link: Link): boolean {
  if (!negated) return true;
  if (link === "linked") return true;
  const isSameKind = kindOf(negated) === kindOf(item);
  if (link === "loose") return false;
  if (!isSameKind) return false;
  const before = items[at - 1];
  if (before?.role === "and") return true;
  return isInList(items, at);
}

/** Whether an "or" or an "and" completes the list before the clause ends. */
function isInList(items: Mention[], at: number): boolean {
  for (let i = at + 1; i < items.length; i++) {
    const item = items[i];
    if (!item || endsScope(item)) return false;
    if (item.role === "or" || item.role === "and") return true;
    if (!isMention(item) && item.role !== "mark") return false;
  }
  return false;
}

const kindOf = (item: Mention): string => (item.role === "name" ? "name" : (item.topics[0]?.topic ?? ""));

/** "寿司以外", "초밥 말고": negates the mention before the word. */
function negateBefore(items: Mention[], at: number): void {
  for (let i = at - 1, gap = 0; i >= 0 && gap <= 2; i--) {
    const item = items[i];
    if (!item || item.role === "mark") return;
    if (isMention(item)) {
      item.isNegated = true;
      return;
    }
    gap += 1;
  }
}

function markNear(items: Mention[], at: number): void {
  for (let i = at + 1; i < Math.min(items.length, at + 4); i++) {
    const item = items[i];
    if (!item || item.role === "mark") return;
    if (item.topics.some(({ topic }) => topic === "area")) item.isNear = true;
    if (isMention(item)) return;
  }
}

/** A softener makes its own clause optional. */
function soften(items: Mention[], at: number): void {
  const isEdge = (item: Mention | undefined) => !item || item.role === "mark" || item.role === "break";
  for (let i = at + 1; !isEdge(items[i]); i++) Object.assign(items[i] ?? {}, { isSoftened: true });
  for (let i = at - 1; !isEdge(items[i]); i--) Object.assign(items[i] ?? {}, { isSoftened: true });
}
