import { isWish, type PromptReading } from "@/lib/contracts/reading";
import type { Constraint, GuideInput, Idea } from "@/lib/contracts/stages";
import type { City } from "@/lib/core/cities";
import { findDish, findIngredient, isCuisine } from "@/lib/restaurants/vocabulary";
import { type ReadSpan, readSpans as readSpansByModel } from "../wish-reader/read-spans";
import { decadesOfAge, occasionsByAge } from "./constraints/ages";
import { besideDiet } from "./constraints/beside-diet";
import { parseBudget } from "./constraints/budget";
import { comparisonConstraints } from "./constraints/comparison-constraints";
import { foodConstraints } from "./constraints/food-constraints";
import { hasteIn, occasionsByHaste } from "./constraints/haste";
import { leftOutConstraints } from "./constraints/left-out";
import { parsePartySize } from "./constraints/party-size";
import { refusalsOfSome } from "./constraints/refusals-of-some";
import {
  areaConstraints,
  dietConstraints,
  featureConstraints,
  mealConstraints,
  occasionConstraints,
  vibeConstraints,
} from "./constraints/to-constraints";
import { findUnknowns } from "./constraints/unknowns";
import { parseGuideSize } from "./guide-size";
import { filterClauses } from "./intents";
import { isFoodRequest } from "./is-food-request";
import { applyModifiers } from "./mentions/apply-modifiers";
import { guardRefusals, ignoreFalseRefusals } from "./mentions/guard-refusals";
import { joinCorners } from "./mentions/join-corners";
import { kitchenChoices } from "./mentions/kitchen-choices";
import { overlap, type Range } from "./mentions/locate-mentions";
import { findMentions, mentionsFood } from "./mentions/mentions";
import { withoutSeenAreas } from "./mentions/seen-areas";
import { isBestOfHere } from "./places/best-of-here";
import { findCorners, unknownCorners } from "./places/corners";
import { withoutOtherDowntowns } from "./places/downtowns";
import { findLandmarks, landmarkConstraints } from "./places/landmarks";
import { findOtherLocation, namesakes, type OtherLocation, ownRegion } from "./places/other-location";
import { findPlaceNames, isQuestionAboutPlace, placeNamedAlone } from "./places/place-names";
import { findTowns, townConstraint, townUnknown } from "./places/towns-around";
import { walksIn } from "./places/walks";
import { cityToAsk, inWords, NAME_MESSAGE, otherLocationMessage, refusalMessage } from "./refusals";
import { applySpans, type LinkedSpan, spansOfMentions } from "./spans/apply-spans";
import { withoutBounds } from "./spans/bounds";
import { withClockTimes } from "./spans/clock-spans";
import { withCorners } from "./spans/corner-spans";
import { type CorrectedRange, correctPrompt, correctSpans, quotesOfBackground } from "./spans/corrections";
import { withDishesOfDiet } from "./spans/dishes-of-diet";
import { doubtForeignMentions, doubtWishes, doubtWithoutModel } from "./spans/doubt-wishes";
import { withFoodsAfterLines } from "./spans/foods-after-lines";
import { withGuestsWishes } from "./spans/guests-wishes";
import { degreesOfIllness, withoutIllnessWords } from "./spans/illness-words";
import { keepReadings } from "./spans/keep-readings";
import { isBackground, withLandmarks } from "./spans/landmark-spans";
import { withoutPlaceCounts } from "./spans/place-count-spans";
import { withPlaceNames } from "./spans/place-spans";
import { withUnitsOfPrice } from "./spans/price-spans";
import { toReadings } from "./spans/readings";
import { spanConstraint } from "./spans/span-constraints";
import { backgroundPlaces, hasFoodSpan, withoutBackgroundPlaces } from "./spans/span-requests";
import { splitCompanions, splitGuests, splitHeat, splitServices } from "./spans/split-spans";
import { withWholeWords } from "./spans/whole-words";
import { candlesOfFeasts } from "./words/candles-of-feasts";
import { cleanPrompt } from "./words/clean-prompt";
import { clockTimesAfterFor } from "./words/clock-times";
import { isForeign } from "./words/detect-languages";
import { asksOnlyForNoLine, linesSetAside } from "./words/lines";
import { withoutOtherCounts } from "./words/other-counts";
import { placeCounts } from "./words/place-counts";
import { plainWords } from "./words/plain-words";
import { outsideOf, setAside } from "./words/set-aside";
import { blankOut, blankOutTexts, type Quote } from "./words/split-words";
import { workingAngle, workingTitle } from "./working-title";

/** Reads the spans of a prompt; null for the rules alone. */
type SpanReader = (prompt: string) => Promise<readonly ReadSpan[]>;

/** Reads a free-text prompt: what it requests, what it excludes, and what can't be known. */
export async function parsePrompt(
  { city, prompt: typed, corrections = [] }: GuideInput,
  readSpans: SpanReader | null = readSpansByModel,
): Promise<Idea> {
  const input = { city, prompt: typed, corrections };
  const idea = await readCorrected(input, readSpans);
  const unchanged = corrections.filter(({ quote, means }) => !means || means === quote);
  if (idea.kind === "refused" || unchanged.length === corrections.length) return idea;
  const before = await readCorrected({ ...input, corrections: unchanged }, readSpans);
  const { ranges } = correctPrompt(typed, corrections);
  const rangesBefore = correctPrompt(
    typed,
    corrections.map(({ quote, role }) => ({ quote, role })),
  ).ranges;
  if (before.kind === "refused" || ranges.length !== rangesBefore.length) return idea;
  const kept = keepReadings({ idea: before, ranges: rangesBefore }, { idea, ranges });
  const constraints = hardFirst(kept.constraints);
  return {
    ...idea,
    title: workingTitle(constraints, city),
    angle: workingAngle(constraints, city),
    constraints,
    readings: kept.readings,
  };
}

async function readCorrected(
  { city, prompt: typed, corrections = [] }: GuideInput,
  readSpans: SpanReader | null,
): Promise<Idea> {
  const { prompt, ranges } = correctPrompt(typed, corrections);
  const plain = plainWords(prompt);
  const plainRanges = ranges.map(({ role, ...range }) => ({ ...plain.toText(range), role }));
  const idea = await readPlain({ city, prompt: plain.text }, plainRanges, readSpans);
  return idea.kind === "refused" ? idea : { ...idea, readings: idea.readings?.map(asTyped(prompt, plain.toPrompt)) };
}

const asTyped =
  (prompt: string, toPrompt: (range: Range) => Range) =>
  (reading: PromptReading): PromptReading => {
    const { start, end } = toPrompt({ start: reading.start, end: reading.start + reading.quote.length });
    return { ...reading, start, quote: prompt.slice(start, end) };
  };

async function readPlain(
  { city, prompt }: GuideInput,
  ranges: readonly CorrectedRange[],
  readSpans: SpanReader | null,
): Promise<Idea> {
  const alone = placeNamedAlone(prompt);
  if (alone) return { kind: "refused", message: NAME_MESSAGE, reason: "a name", instead: `Places like ${alone.name}` };
  const found = await findSpans(prompt, ranges, readSpans);
  const spans = found ?? [];
  const clean = cleanPrompt(prompt);
  const filtered = filterClauses(clean.text, {
    namesFood: (part) => mentionsFood(part, city),
    hasFoodSpan: (part) => hasFoodSpan(part, spans, prompt, city),
  });
  const { rejectedIntents } = filtered;
  const names = findPlaceNames(blankOut(filtered.text, hasteIn(filtered.text)), backgroundPlaces(spans, prompt));
  const text = withoutBackgroundPlaces(filtered.text, spans, prompt);
  const unnamed = withoutBackgroundPlaces(names.text, spans, prompt);
  const landmarks = findLandmarks(unnamed, city);
  const towns = findTowns(blankOut(unnamed, landmarks), city);
  const bare = blankOut(withoutOtherDowntowns(unnamed, city), [
    ...candlesOfFeasts(unnamed),
    ...degreesOfIllness(unnamed),
    ...notAsked(unnamed),
    ...clockTimesAfterFor(unnamed),
    ...placeCounts(unnamed),
    ...(landmarks.length > 0 ? walksIn(unnamed) : []),
    ...landmarks.filter(({ isOccasion }) => !isOccasion),
    ...towns,
    ...namesakes(unnamed, city),
  ]);
  const corners = findCorners(bare, city, filtered.text);
  const mentions = joinCorners(findMentions(bare, city), corners, bare);
  const modified = guardRefusals(applyModifiers(ignoreFalseRefusals(mentions)));
  const guarded = kitchenChoices(withoutSeenAreas(modified, prompt));
  const hasModel = names.named.some(({ isModel }) => isModel);
  const elsewhere = findOtherLocation(unnamed, guarded, city);
  const background = quotesOfBackground(prompt, ranges);
  const guests = withoutOtherCounts(blankOutTexts(text, background));
  const partySize = parsePartySize(guests);
  const priced = withUnitsOfPrice(guests, spans, prompt);
  const hasBudget = parseBudget(priced, guarded, partySize).constraint !== null;
  const isFood =
    hasModel ||
    landmarks.some(({ isNear }) => isNear) ||
    isFoodRequest(guarded, hasBudget) ||
    occasionsByHaste(guests).length > 0 ||
    isBestOfHere(unnamed, city) ||
    asksOnlyForNoLine(text) ||
    hasFoodSpan(text, spans, prompt, city);
  if (names.named.length > 0 && isQuestionAboutPlace(filtered.text)) rejectedIntents.push("question");
  if (rejectedIntents.includes("question") && names.named.length > 0) {
    return { kind: "refused", message: refusalMessage(["question"], clean) };
  }
  if (!isFood && (elsewhere.kind === "here" || rejectedIntents.length > 0)) {
    return { kind: "refused", message: refusalMessage(rejectedIntents, clean) };
  }
  if (elsewhere.kind === "ours" || elsewhere.kind === "outside") {
    const message = otherLocationMessage(elsewhere, city);
    return { kind: "refused", message, reason: "somewhere else", city: cityToAsk(elsewhere) };
  }
  const mentioned = spansOfMentions(guarded, prompt);
  const isInAnotherLanguage = isForeign(prompt);
  const isCorrected = ({ start, quote }: Quote) =>
    ranges.some((range) => overlap(range, { start, end: start + quote.length }));
  const whole = outsideOf(withoutIllnessWords(withoutBounds(withWholeWords(spans, guarded, prompt), prompt), prompt), [
    ...notAsked(prompt).filter((quote) => !isCorrected(quote)),
    ...(landmarks.length > 0 ? walksIn(prompt) : []),
  ]);
  const withoutModel = () => correctSpans(readSpans ? doubtWithoutModel(mentioned, prompt) : mentioned, ranges);
  const unspanned = isInAnotherLanguage ? doubtForeignMentions(mentioned, spans, prompt) : [];
  const cornered = withCorners(found ? [...whole, ...unspanned] : withoutModel(), corners, prompt);
  const { items, linked: merged } = applySpans(guarded, {
    prompt,
    spans: withPlaceNames(cornered, names.named, prompt),
    isForeign: isInAnotherLanguage,
  });
  const meant = landmarks.filter(({ quote }) => !isBackground(quote, merged, prompt));
  const parted = splitServices(splitCompanions(merged, prompt), prompt);
  const linked = withLandmarks(splitHeat(splitGuests(parted, prompt), prompt), meant, prompt);
  const budget = parseBudget(priced, items, partySize);
  const comparison = comparisonConstraints(names.named);
  const read = hardFirst([
    ...comparison,
    ...dietConstraints(items, withoutOtherCounts(text)),
    ...foodConstraints(items),
    ...areaConstraints(items, city),
    ...landmarkConstraints(meant),
    ...(elsewhere.kind === "around" && !elsewhere.isAlso ? [townConstraint(elsewhere.towns, city)] : []),
    ...(budget.constraint && !comparison.some(({ field }) => field === "price") ? [budget.constraint] : []),
    ...mealConstraints(items, text),
    ...featureConstraints(items),
    ...vibeConstraints(items),
    ...occasionConstraints(items, partySize, [...occasionsByAge(guests), ...occasionsByHaste(guests)]),
    ...linked.flatMap((each) => ownWords(each, { prompt, city }) ?? []),
  ]);
  const constraints = besideDiet(refusalsOfSome(read, linked, prompt), items);
  const leftOut = leftOutConstraints(filtered.text, background, city).filter(
    ({ label }) => !constraints.some((kept) => kept.label === label),
  );
  const unknowns = findUnknowns(blankOut(text, degreesOfIllness(text)), constraints, budget.namesAnAmount);
  return {
    kind: "idea",
    title: workingTitle(constraints, city),
    angle: workingAngle(constraints, city),
    constraints,
    ...(leftOut.length > 0 && { leftOut }),
    readings: toReadings(linked, constraints, { prompt, city }),
    unknowns: [
      ...unknowns,
      ...unknownCorners(corners),
      ...unknownElsewhere(elsewhere),
      ...unknownInRegion(unnamed, city),
    ],
    size: parseGuideSize(text, city),
  };
}

/**
 * In a language that the model hardly knows, nothing is looked for or kept out by its own words: no note holds them. What
 * would make somebody ill still is.
 */
const ownWords = (each: LinkedSpan, input: GuideInput): Constraint | null =>
  isForeign(input.prompt) && each.span.role !== "danger" ? foreignFood(each, input) : spanConstraint(each, input);

/** A refused food that another language's text names in words we know. */
function foreignFood(each: LinkedSpan, input: GuideInput): Constraint | null {
  const own = isWish(each.span.role) ? null : spanConstraint(each, input);
  return own?.values.some((value) => isKnownFood(value)) ? own : null;
}

const isKnownFood = (value: string): boolean => isCuisine(value) || Boolean(findDish(value) ?? findIngredient(value));

/** What of another place the prompt asks about, and the guide doesn't cover. */
function unknownElsewhere(elsewhere: OtherLocation): string[] {
  if (elsewhere.kind === "around") return elsewhere.towns.map((town) => townUnknown(town));
  if (elsewhere.kind !== "here" && elsewhere.kind !== "also") return [];
  const cities = elsewhere.kind === "also" ? elsewhere.cities.map(inWords) : [];
  return [...cities, ...(elsewhere.beyond ?? []).map(({ name }) => name)].map((name) => `what ${name} has to offer`);
}

/** What of the country around the city the guide doesn't cover. */
function unknownInRegion(text: string, city: City): string[] {
  const region = ownRegion(text, city);
  return region === null ? [] : [`what the rest of the ${region} has to offer`];
}

/** What the readers of words and spans alike pass over: "late 70s" is read as an age, and the rest as nothing. */
const notAsked = (text: string) => [...decadesOfAge(text), ...setAside(text), ...linesSetAside(text)];

/** The spans of the model, corrected; null where there is no model, or where it fails: the rules read alone. */
async function findSpans(
  prompt: string,
  ranges: readonly CorrectedRange[],
  readSpans: SpanReader | null,
): Promise<ReadSpan[] | null> {
  const found = await readSpans?.(prompt).catch(() => null);
  return found
    ? correctSpans(meantByContext(withClockTimes(withoutPlaceCounts(found, prompt), prompt), prompt), ranges)
    : null;
}

/** The spans with the roles that the words around them give them, where those speak more plainly than the model. */
const meantByContext = (spans: readonly ReadSpan[], prompt: string): ReadSpan[] =>
  withDishesOfDiet(withFoodsAfterLines(withGuestsWishes(doubtWishes(spans, prompt), prompt), prompt), prompt);

/** Hard before soft, so that the list starts with the requirements. */
function hardFirst(constraints: Constraint[]): Constraint[] {
  const once = constraints.filter(({ label }, i) => constraints.findIndex((other) => other.label === label) === i);
  return [...once.filter(({ isHard }) => isHard), ...once.filter(({ isHard }) => !isHard)];
}
