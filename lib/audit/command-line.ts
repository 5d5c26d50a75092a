/** Who acts by `npm run admin`: nobody has an account by this name, since no username holds a space. */
export const COMMAND_LINE = { id: null, username: "command line" } as const;
