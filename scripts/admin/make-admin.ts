import { makeAdmin } from "@/lib/auth/make-admin";
import { type Command, onlyArgument } from "./command";

export const makeAdminCommand: Command = {
  usage: "USERNAME",
  about: "makes an account an administrator",
  run: async (args, { db }) => {
    const { username } = await makeAdmin(db, onlyArgument(args), new Date());
    return { data: { username }, text: `${username} is an administrator now.` };
  },
};
