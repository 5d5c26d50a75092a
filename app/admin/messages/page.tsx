import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { GuideChoice } from "@/components/mail/guide-choice";
import { MessagePreview } from "@/components/mail/message-preview";
import { PillLinks } from "@/components/mail/pill-links";
import { BackLink } from "@/components/ui/back-link";
import { requirePageUser } from "@/lib/auth/page-session";
import { AppError } from "@/lib/errors";
import { listGuides } from "@/lib/guides/list";
import { isMessageName, MESSAGES, type MessageName, previewMessage } from "@/lib/newsletter/messages/preview";
import { publicCtx } from "@/lib/pages/public-ctx";
import { Room } from "../../_rooms/room";

export const metadata: Metadata = { title: "Messages" };

type Search = { message: MessageName; guide: string | undefined; part: "html" | "text" };

export default async function MessagesPage({ searchParams }: PageProps<"/admin/messages">) {
  const user = await requirePageUser();
  const asked = await searchParams;
  const search: Search = {
    message: isMessageName(asked.message) ? asked.message : "weekly-guide",
    guide: typeof asked.guide === "string" && asked.guide !== "" ? asked.guide : undefined,
    part: asked.part === "text" ? "text" : "html",
  };
  return <Room isForAdmins>{user.isAdmin && <Messages search={search} user={user} />}</Room>;
}

type User = Awaited<ReturnType<typeof requirePageUser>>;

async function Messages({ search, user }: { search: Search; user: User }) {
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
      <div>
        <BackLink href="/admin" label="Admin" />
        <h1 className="text-h2">Messages</h1>
      </div>
      <PillLinks
        label="Messages"
        items={Object.entries(MESSAGES).map(([message, words]) => ({
          href: addressOf({ ...search, message: message as MessageName }),
          words,
          isCurrent: message === search.message,
        }))}
      />
      {showsGuide && <GuideChoice guides={guides} {...search} />}
      <PillLinks
        label="Parts of the message"
        items={(["html", "text"] as const).map((part) => ({
          href: addressOf({ ...search, part }),
          words: part === "html" ? "As it looks" : "Plain text",
          isCurrent: part === search.part,
        }))}
      />
      <MessagePreview {...preview} headers={preview.headers ?? {}} part={search.part} />
    </div>
  );
}

function addressOf({ message, guide, part }: Search): string {
  const query = new URLSearchParams({ message, ...(guide && { guide }), ...(part === "text" && { part }) });
  return `/admin/messages?${query}`;
}
