import { joinList } from "../../grammar/words";

/** Questions as clauses: "how long the line is", "who opens on Mondays". */
type QuestionTemplates = readonly ((questions: readonly string[]) => string)[];

const or = (questions: readonly string[]): string => joinList(questions, "or");

/** What no source tells of any pick. */
export const QUESTION_TEMPLATES: QuestionTemplates = [
  (questions) => `Call ahead to find out ${or(questions)}.`,
  (questions) => `Before you go, find out ${or(questions)}.`,
  (questions) => `A call will tell you ${or(questions)}.`,
  (questions) => `Ask ${or(questions)} before you set out.`,
];

/** About what somebody may eat. */
export const ALLERGY_TEMPLATES: QuestionTemplates = [
  (questions) => `None of our sources says ${or(questions)}: ask before you order.`,
  (questions) => `We can't tell you ${or(questions)}, so speak to the kitchen first.`,
  (questions) => `Ask before you order, since nothing that we have read says ${or(questions)}.`,
];

/** The same, after a sentence that has sent the reader to the kitchen. */
export const MORE_ALLERGY_TEMPLATES: QuestionTemplates = [
  (questions) => `And no source of ours says ${or(questions)}.`,
  (questions) => `Nothing that we have read says ${or(questions)}, either.`,
];

/** Towns and cities that were named and that the guide does not go to. */
export const BEYOND_TEMPLATES: readonly ((where: string) => string)[] = [
  (where) => `This guide does not go to ${where}.`,
  (where) => `${where} is not in this guide.`,
  (where) => `Nothing here is from ${where}, which is not in this guide.`,
];

/** Where a landmark that was asked for is on no map of ours. What it is called is its author's to read, above the guide. */
export const UNKNOWN_LANDMARK: readonly string[] = [
  "We could not find the landmark that is marked above, so nothing here was chosen for being near it.",
  "The landmark that is marked above is on no map of ours, and how near to it these are is not known.",
  "How near these are to the landmark that is marked above we can't tell, because we could not find it.",
];
