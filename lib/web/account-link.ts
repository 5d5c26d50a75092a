import { cache } from "react";
import { describeLink } from "@/lib/account/describe-link";
import { LinkTokenParam } from "@/lib/contracts/link-token";
import { readerCtx } from "./reader-ctx";

type Path = string[] | undefined;

/** The link of an account message that leads to a page, by the rest of its path. */
export const accountLink = (purpose: "email" | "password", path: Path) => findLink(purpose, path?.join("/") ?? null);

/** Read once for a page and its title. */
const findLink = cache(async (purpose: "email" | "password", path: string | null) => {
  const token = LinkTokenParam.parse(path);
  return { token, link: await describeLink(await readerCtx(), purpose, token) };
});
