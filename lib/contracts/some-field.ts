const hasSomeField = (input: object): boolean => Object.values(input).some((value) => value !== undefined);

/** For zod's `refine`: refuses an input that leaves every optional field out. */
export const SOME_CHANGE = [hasSomeField, "Nothing to change was given."] as const;
export const SOME_CORRECTION = [hasSomeField, "Nothing to correct was given."] as const;
