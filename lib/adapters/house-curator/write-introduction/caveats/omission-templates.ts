import { joinList } from "../../grammar/words";

/** Questions as clauses: "how long the line is", "who opens on Mondays". */
type QuestionTemplates = readonly ((questions: readonly string[]) => string)[];

const or = (questions: readonly string[]): string => joinList(questions, "or");
const and = (questions: readonly string[]): string => joinList(questions, "and");

/** What no source tells of any pick. */
export const QUESTION_TEMPLATES: QuestionTemplates = [
  (questions) => `Our sources don't say ${or(questions)}, so call ahead.`,
  (questions) => `Call ahead and ask ${and(questions)}; nothing that we have read says.`,
  (questions) => `We could not find out ${or(questions)}, so ask before you set out.`,
  (questions) => `We don't know ${or(questions)}; a call will tell.`,
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
