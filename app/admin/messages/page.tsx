import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { cache } from "react";
import { AdminHeading } from "@/components/admin/admin-heading";
import { GuideChoice } from "@/components/mail/guide-choice";
import { MessagePreview } from "@/components/mail/message-preview";
import { PillLinks } from "@/components/mail/pill-links";
import { pageTitle } from "@/lib/core/brand";
import { AppError } from "@/lib/core/errors";
import { isId } from "@/lib/core/id-param";
import { listGuides } from "@/lib/guides/list";
import { isMessageName, MESSAGE_LABELS, type MessageName, previewMessage } from "@/lib/newsletter/preview-message";
import { adminMetadata } from "@/lib/web/admin-metadata";
import { findPageUser, requirePageUser } from "@/lib/web/page-session";
import { publicCtx } from "@/lib/web/public-ctx";
import { SignedInPage } from "../../_components/signed-in-page";

type Props = PageProps<"/admin/messages">;
type MessageSearch = { message: MessageName; guide: string | undefined; part: "html" | "text" };

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const { message, guide } = readSearch(await searchParams);
  const isMissing = (await findPageUser())?.isAdmin && (await findPreview(message, guide)) === null;
  return isMissing ? { title: pageTitle("Guide Not Found") } : adminMetadata("Messages");
}

export default async function MessagesPage({ searchParams }: Props) {
  const user = await requirePageUser();
  const search = readSearch(await searchParams);
  if (!user.isAdmin) return <SignedInPage isForAdmins>{null}</SignedInPage>;
  // Before anything is sent: the status tells it too.
  const preview = (await findPreview(search.message, search.guide)) ?? notFound();
  return (
    <SignedInPage isForAdmins>
      <MessagesScreen search={search} user={user} preview={preview} />
    </SignedInPage>
  );
}

function readSearch({ message, guide, part }: Awaited<Props["searchParams"]>): MessageSearch {
  return {
    message: isMessageName(message) ? message : "weekly-guide",
    guide: String(guide ?? "") || undefined,
    part: part === "text" ? "text" : "html",
  };
}

type User = Awaited<ReturnType<typeof requirePageUser>>;
type Preview = Awaited<ReturnType<typeof previewMessage>>;

/** Null where there is no such guide. Made once for the page and its title. */
const findPreview = cache(async (name: MessageName, guideId: string | undefined): Promise<Preview | null> => {
  if (guideId !== undefined && !isId(guideId)) return null;
  try {
    return await previewMessage({ ...publicCtx(), user: await requirePageUser() }, { name, guideId });
  } catch (error) {
    if (error instanceof AppError && error.code === "not_found") return null;
    throw error;
  }
});

type ScreenProps = { search: MessageSearch; user: User; preview: Preview };

async function MessagesScreen({ search, user, preview }: ScreenProps) {
  const guides = await listGuides({ ...publicCtx(), user }, { includeAll: true });
  const showsGuide = search.message === "weekly-guide" || search.message === "test-message";
  return (
    <div className="grid gap-6 pt-4 md:pt-8">
      <div className="min-w-0">
        <AdminHeading title="Messages" />
        <div className="mt-6 border-t-3 border-ink" />
      </div>
      <PillLinks
        label="Messages"
        items={Object.entries(MESSAGE_LABELS).map(([message, words]) => ({
          href: messagesPath({ ...search, message: message as MessageName }),
          words,
          isCurrent: message === search.message,
        }))}
      />
      {showsGuide && <GuideChoice guides={guides} {...search} />}
      <PillLinks
        label="Parts of the message"
        items={(["html", "text"] as const).map((part) => ({
          href: messagesPath({ ...search, part }),
          words: part === "html" ? "As it looks" : "Plain text",
          isCurrent: part === search.part,
        }))}
      />
      <MessagePreview {...preview} headers={preview.headers ?? {}} part={search.part} />
    </div>
  );
}

function messagesPath({ message, guide, part }: MessageSearch): string {
  const query = new URLSearchParams({ message, ...(guide && { guide }), ...(part === "text" && { part }) });
  return `/admin/messages?${query}`;
}
