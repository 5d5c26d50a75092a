import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { cache } from "react";
import { ListScreen } from "@/components/lists/list-screen";
import { pageTitle } from "@/lib/core/brand";
import { requirePageUser } from "@/lib/web/page-session";
import { readerCtx } from "@/lib/web/reader-ctx";
import { readerList } from "@/lib/web/reader-list";
import { loginPath } from "@/lib/web/return-path";
import { SignedInPage } from "../../../_components/signed-in-page";

type Props = PageProps<"/profile/lists/[id]">;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const list = await findList((await params).id);
  return { title: pageTitle(list?.name ?? "Page not found") };
}

export default async function ListPage({ params }: Props) {
  const list = (await findList((await params).id)) ?? notFound();
  return (
    <SignedInPage>
      <ListScreen list={list} />
    </SignedInPage>
  );
}

/** Read once for the page and its title. */
const findList = cache(async (id: string) => {
  const user = await requirePageUser(loginPath({ pathname: `/profile/lists/${id}`, search: "" }));
  return readerList({ ...(await readerCtx()), user }, id);
});
