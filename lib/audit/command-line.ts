/** The actor of `npm run admin`: no account can have this name, since usernames hold no spaces. */
export const COMMAND_LINE = { id: null, username: "command line" } as const;
