const MARKUP_PATTERNS: readonly RegExp[] = [
  /<\/?[a-z!?]/i,
  /&(?:[a-z]{2,8}|#x?[0-9a-f]+);/i,
  /\b(?:https?|ftp|javascript|data|mailto):/i,
  /\bwww\.|\b[\w-]+\.(?:com|net|org|io|co|app|dev|info|biz|ru|cn)\b/i,
  /\S+@\S+\.\w+/,
  /\[[^\]]*\]\([^)]*\)|!\[|`|\*\*|__|^\s*(?:#{1,6}|[-*>]|\d+[.)])\s|~~|\{\{|\}\}/,
  // Control and invisible characters, line breaks among them: a sentence is one line of visible text.
  /[\p{Cc}\p{Cf}\p{Co}\p{Zl}\p{Zp}]/u,
  /\p{Extended_Pictographic}/u,
];

/** Whether a text holds links, HTML, Markdown, invisible characters or emoji. */
export const containsMarkup = (text: string): boolean => MARKUP_PATTERNS.some((pattern) => pattern.test(text));
