/** How the picks run, in a sentence that names none of them; the way through a city is on the map beside it. */
export const ORDER_NOTES: Record<string, readonly string[]> = {
  "cheap to splurge": [
    "The cheapest comes first and the splurge last.",
    "They stand in the order of the bill, so stop where yours should.",
    "Prices climb as you read.",
    "Each asks a little more than the one above it.",
    "Start at the top if you are paying.",
    "The list goes from cheap to splurge.",
  ],
  "early to late": [
    "They stand in the order of the day.",
    "The early ones come first and the late ones last.",
    "Read down and the day gets later.",
    "The list keeps time, and the last of it is for the night.",
    "We have put them by the clock.",
  ],
  "oldest to newest": [
    "The oldest comes first.",
    "They stand by age, and the youngest is at the end.",
    "We have put the elders first.",
    "Read down and they get younger.",
    "The list begins with whoever has been at it longest.",
  ],
};
