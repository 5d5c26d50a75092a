import { notFound } from "next/navigation";
import { AdminHeading } from "@/components/admin/admin-heading";
import { GuideChoice } from "@/components/mail/guide-choice";
import { MessagePreview } from "@/components/mail/message-preview";
import { PillLinks } from "@/components/mail/pill-links";
import { AppError } from "@/lib/core/errors";
import { listGuides } from "@/lib/guides/list";
import { isMessageName, MESSAGE_LABELS, type MessageName, previewMessage } from "@/lib/newsletter/preview-message";
import { adminMetadata } from "@/lib/web/admin-metadata";
import { requirePageUser } from "@/lib/web/page-session";
import { publicCtx } from "@/lib/web/public-ctx";
import { SignedInPage } from "../../_components/signed-in-page";

export const generateMetadata = () => adminMetadata("Messages");

type MessageSearch = { message: MessageName; guide: string | undefined; part: "html" | "text" };

export default async function MessagesPage({ searchParams }: PageProps<"/admin/messages">) {
  const user = await requirePageUser();
  const requested = await searchParams;
  const search: MessageSearch = {
    message: isMessageName(requested.message) ? requested.message : "weekly-guide",
    guide: typeof requested.guide === "string" && requested.guide !== "" ? requested.guide : undefined,
    part: requested.part === "text" ? "text" : "html",
  };
  return <SignedInPage isForAdmins>{user.isAdmin && <MessagesScreen search={search} user={user} />}</SignedInPage>;
}

type User = Awaited<ReturnType<typeof requirePageUser>>;

async function MessagesScreen({ search, user }: { search: MessageSearch; user: User }) {
  const ctx = { ...publicCtx(), user };
  const [guides, preview] = await Promise.all([
    listGuides(ctx, { includeAll: true }),
    previewMessage(ctx, { name: search.message, guideId: search.guide }).catch((error: unknown) => {
      if (error instanceof AppError && error.code === "not_found") notFound();
      throw error;
    }),
  ]);
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
