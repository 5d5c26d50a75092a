import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { ListScreen } from "@/components/lists/list-screen";
import { requirePageUser } from "@/lib/web/page-session";
import { readerCtx } from "@/lib/web/reader-ctx";
import { readerList } from "@/lib/web/reader-list";
import { SignedInPage } from "../../../_components/signed-in-page";

export const metadata: Metadata = { title: "My list" };

export default async function ListPage({ params }: PageProps<"/profile/lists/[id]">) {
  const user = await requirePageUser("/login?next=%2Fprofile%2Flists");
  const list = (await readerList({ ...(await readerCtx()), user }, (await params).id)) ?? notFound();
  return (
    <SignedInPage>
      <ListScreen list={list} />
    </SignedInPage>
  );
}
