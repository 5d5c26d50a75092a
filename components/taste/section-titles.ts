export const THREE_FOR_YOU = "Three for you";
export const YOUR_TASTE = "Your taste";
export const AROUND_YOU = "Around you";
