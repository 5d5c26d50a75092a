import { foldProse } from "./word-forms";

/** What a good guide never says, as patterns over folded text: the phrase and its variants. */
const FORBIDDEN_PATTERNS: readonly RegExp[] = [
  /\bhidden (?:gem|treasure|jewel)s?\b/,
  /\bgems? of\b|\b(?:culinary|local|neighbou?rhood) gems?\b/,
  /\bnestl(?:e|es|ed|ing)\b/,
  /\bvibran(?:t|tly|cy)\b/,
  /\b(?:culinary|gastronomic|flavou?r) (?:journey|adventure|experience|delight|destination|scene|landscape|masterpiece)s?\b/,
  /\bfoodies?\b/,
  /\bmouth-?\s?watering(?:ly)?\b/,
  /\bto die for\b/,
  /\belevat(?:e|es|ed|ing)\b(?! railway| tracks| platform| train)/,
  /\btantali[sz](?:e|es|ed|ing|ingly)\b/,
  /\bmust[- ](?:try|tries|visit|have|see|eat|order)s?\b/,
  /\bwhether (?:you're|you are|it's|it is)\b.*\bor\b/,
  /\bsomething for every(?:one|body)\b/,
  /\bboast(?:s|ed|ing)?\b/,
  /\b(?:a |is |stands? as )?testament to\b/,
  /\btapestry\b/,
  /\bgame[- ]?chang(?:er|ers|ing)\b/,
  /\bunforgettabl[ey]\b/,
  /\blook no further\b/,
  /\btaste ?buds?\b/,
  /\b(?:feast|treat) for the (?:eyes|senses)\b/,
  /\bmelts? in (?:your|the) mouth\b|\bmelt-in-(?:your|the)-mouth\b/,
  /\bdelectabl[ey]\b|\bscrumptious\b|\byummy\b|\bdelish\b|\bpalate-pleasing\b/,
  /\bexplosion of flavou?rs?\b|\bbursting with flavou?rs?\b|\bflavou?r explosion\b|\bsymphony of\b/,
  /\bculinary (?:gem|hotspot|haven|scene|prowess|artistry|delights?|excellence)\b/,
  /\bepicurean\b|\bgastronom(?:e|es|ic)\b|\bmecca\b/,
  /\bin the heart of\b/,
  /\bbustling\b/,
  /\bone-stop\b|\bgo-to (?:spot|place|destination)\b/,
  /\bdelve into\b|\bembark on\b|\bindulge in\b|\bdive into the world\b/,
  /\bsure to (?:please|delight|impress|satisfy)\b|\bwon't disappoint\b|\bnever disappoints?\b|\bleaves? you wanting more\b/,
  /\ba (?:true|real|veritable) (?:gem|treasure|delight|feast|treat)\b/,
  /\bwhere [a-z]+ meets [a-z]+\b.*\b(?:perfect|harmony)\b/,
  /\bperfect (?:blend|balance|marriage|fusion|harmony|spot|place|destination)\b/,
  /\bin (?:conclusion|summary)\b|\bto sum up\b|\ball in all\b/,
  /\bas an ai\b|\blanguage model\b|\bsystem prompt\b|\b(?:previous|prior|above) instructions\b/,
  /\b(?:the )?(?:best|finest|greatest|top) (?:[a-z-]+ ){0,3}in (?:town|the (?:city|bay area|bay|country|state|world)|san francisco|oakland|berkeley|san jose|california|america)\b/,
  /\bworld-class\b|\bsecond to none\b|\bunparalleled\b|\bunrivall?ed\b/,
];

/** The forbidden phrase in a sentence, or null. */
export const findForbiddenPhrase = (text: string): string | null => {
  const folded = foldProse(text);
  for (const pattern of FORBIDDEN_PATTERNS) {
    const found = folded.match(pattern);
    if (found) return found[0];
  }
  return null;
};
