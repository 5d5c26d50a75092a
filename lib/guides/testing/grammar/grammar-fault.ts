export type GrammarFault = { rule: string; words: string };
