export const THREE_FOR_YOU = "Three for you";
export const AROUND_YOU = "Around you";
