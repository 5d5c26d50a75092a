export const UNCONFIRMED = "We could not confirm that it is still open. Call before you go.";
