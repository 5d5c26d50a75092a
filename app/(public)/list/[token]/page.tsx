import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { PageFrame } from "@/components/layout/page-frame";
import { AddToList } from "@/components/lists/add-to-list";
import { sharedListPath } from "@/components/lists/list-paths";
import { SharedListArticle } from "@/components/lists/shared-list-article";
import { SharedListProblem } from "@/components/lists/shared-list-problem";
import { StatusMenu } from "@/components/status/status-menu";
import { toStatusTarget } from "@/components/status/status-target";
import { VisitorMarks } from "@/components/status/visitor-marks";
import { pageTitle } from "@/lib/core/brand";
import { sharedList } from "@/lib/web/shared-list";
import { supportEmail } from "@/lib/web/support-email";

type Props = PageProps<"/list/[token]">;

const REFUSED_TITLE = "One moment, please";
const VISITORS_CHOICES = ["interested"] as const;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { list, refusal } = await sharedList((await params).token);
  return {
    title: pageTitle(list?.name ?? (refusal === null ? "List not found" : REFUSED_TITLE)),
    robots: { index: false, follow: false },
  };
}

/** A list for whoever has its link. Rendered for each request: an ended link is dead at once. */
export default async function SharedListPage({ params }: Props) {
  const { token } = await params;
  const { list, user, refusal } = await sharedList(token);
  if (!list && refusal === null) notFound();
  return (
    <PageFrame supportEmail={supportEmail()} hasTabBar={user !== null}>
      {list ? (
        <SharedListArticle
          list={list}
          now={new Date()}
          marksOf={(restaurant) =>
            user ? (
              <div className="grid gap-2">
                <StatusMenu restaurant={toStatusTarget(restaurant)} />
                <AddToList restaurant={{ id: restaurant.id, name: restaurant.name }} />
              </div>
            ) : (
              <VisitorMarks restaurant={restaurant} choices={VISITORS_CHOICES} next={sharedListPath(token)} />
            )
          }
        />
      ) : (
        <SharedListProblem title={REFUSED_TITLE} message={refusal ?? ""} />
      )}
    </PageFrame>
  );
}
