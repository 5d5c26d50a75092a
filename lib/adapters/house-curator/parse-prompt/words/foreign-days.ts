/** Days of the week in the other languages that are read, folded or as they are typed. */
export const FOREIGN_DAYS: Record<string, RegExp> = {
  Monday: /\b(?:lunes|lundi|montags?|lunedi|segunda[- ]feira)\b|(?:星期|周|週|礼拜|禮拜)一|月曜日?|월요일/,
  Tuesday: /\b(?:martes|mardi|dienstags?|martedi|terca[- ]feira)\b|(?:星期|周|週|礼拜|禮拜)二|火曜日?|화요일/,
  Wednesday:
    /\b(?:miercoles|mercredi|mittwochs?|mercoledi|quarta[- ]feira)\b|(?:星期|周|週|礼拜|禮拜)三|水曜日?|수요일/,
  Thursday: /\b(?:jueves|jeudi|donnerstags?|giovedi|quinta[- ]feira)\b|(?:星期|周|週|礼拜|禮拜)四|木曜日?|목요일/,
  Friday: /\b(?:viernes|vendredi|freitags?|venerdi|sexta[- ]feira)\b|(?:星期|周|週|礼拜|禮拜)五|金曜日?|금요일/,
  Saturday: /\b(?:sabados?|samedi|samstags?|sonnabend|sabato)\b|(?:星期|周|週|礼拜|禮拜)六|土曜日?|토요일/,
  Sunday: /\b(?:domingos?|dimanche|sonntags?|domenica)\b|(?:星期|周|週|礼拜|禮拜)[日天]|日曜日?|일요일/,
};
