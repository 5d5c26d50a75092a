import { removePasswordFile } from "@/lib/auth/admin-password-file";
import { DEFAULT_ADMIN } from "@/lib/auth/first-admin";
import { resetPassword } from "@/lib/auth/reset-password";
import { type Command, onlyArgument } from "./command";

export const resetPasswordCommand: Command = {
  usage: "USERNAME",
  about: "gives an account a new password and ends its sessions",
  run: async (args, { db, dataDir }) => {
    const { username, password } = await resetPassword(db, onlyArgument(args), new Date());
    if (username === DEFAULT_ADMIN) removePasswordFile(dataDir);
    return {
      data: { username, password },
      text: `${username} is signed out everywhere. The new password is ${password}`,
    };
  },
};
