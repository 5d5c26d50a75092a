import { and, eq } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { guides, preferenceClicks, restaurants, subscribers } from "@/db/schema";
import type { LinkTokenParam } from "@/lib/contracts/link-token";
import type { UserStatus } from "@/lib/contracts/restaurant";
import type { PreferenceResponse } from "@/lib/contracts/subscriber";
import { INVALID_LINK } from "@/lib/contracts/subscription-messages";
import { isId } from "@/lib/core/id-param";
import { maskEmail } from "@/lib/core/mask-email";
import { claimPaths } from "@/lib/mail/links/claim-paths";
import { LINK_STATUSES, type LinkStatus, PREFERENCE_LABELS } from "@/lib/mail/links/message-links";
import type { Ctx } from "@/lib/ports/context";
import { createClaim } from "./create-claim";
import { detectLinkScanner } from "./detect-link-scanner";
import { findPreference, type Preference, savePreference } from "./preference";

type PreferenceClick = { token: LinkTokenParam; restaurantId: string; status: string; guideId: string | null };
type SubscriberRow = typeof subscribers.$inferSelect;
type Place = { id: string; name: string; city: string };

const UNKNOWN_STATUS =
  "This link asks for something that we don't know. Press one of the five in your newest email, or mark the place on its guide.";

const STATUS_SENTENCES: Record<UserStatus, (name: string) => string> = {
  love: (name) => `You love ${name}.`,
  like: (name) => `You like ${name}.`,
  interested: (name) => `${name} is saved as interested.`,
  not_interested: (name) => `You are not interested in ${name}.`,
  never_again: (name) => `${name} is marked as never again: no guide made for you will name it.`,
};

/** What a link has changed, which is easily pressed by mistake. */
const FORMER: Record<UserStatus, string> = {
  love: "Before, it was loved.",
  like: "Before, it was liked.",
  interested: "Before, it was saved as interested.",
  not_interested: "Before, you were not interested.",
  never_again: "Before, it was marked as never again.",
};

/** The map shows no place that somebody is not interested in. */
const KEPT: Record<UserStatus, string> = {
  love: "keep it on your map",
  like: "keep it on your map",
  interested: "keep it on your map",
  not_interested: "keep that",
  never_again: "keep that",
};

const INVALID_RESPONSE = { status: "invalidSubscriber", message: INVALID_LINK } as const;

/**
 * Handles a click on a message's preference link. With a linked account the status is set; without one it is stored as
 * pending, and the response leads to registration. A repeated click has the same result.
 */
export async function recordPreference(
  ctx: Ctx,
  { token, restaurantId, status, guideId }: PreferenceClick,
): Promise<PreferenceResponse> {
  if (token === null) return INVALID_RESPONSE;
  return ctx.db.transaction(async (tx) => {
    const [subscriber] = await tx
      .select()
      .from(subscribers)
      .where(eq(subscribers.preferenceToken, token))
      .for("update");
    if (!subscriber) return INVALID_RESPONSE;
    const wanted = parseLinkStatus(status);
    if (!wanted) return { status: "invalidStatus", message: UNKNOWN_STATUS };
    const place = await findPlace(tx, restaurantId);
    if (!place) return { status: "invalidRestaurant", message: "We couldn't find the restaurant of this link." };
    const { isScanner, former } = await applyPreference(tx, ctx.now, subscriber, place, {
      status: wanted,
      originGuideId: await findPublicGuideId(tx, guideId),
    });
    const details = { restaurant: { name: place.name, city: place.city }, requestedStatus: PREFERENCE_LABELS[wanted] };
    const message = isScanner
      ? `Several choices for ${place.name} came at once, as mail filters make them, so we changed nothing. Press one again in a moment.`
      : STATUS_SENTENCES[wanted](place.name);
    if (subscriber.userId && ctx.user && ctx.user.id !== subscriber.userId) {
      const forWhom = `It is kept for the account that ${maskEmail(subscriber.email)} belongs to; you are signed in as ${ctx.user.username}.`;
      return { status: "saved", message: isScanner ? message : `${message} ${forWhom}`, ...details };
    }
    if (subscriber.userId) {
      // Whoever was sent the message on learns nothing of its reader.
      const isOwner = ctx.user?.id === subscriber.userId && !isScanner;
      const changed = isOwner && former !== null && former !== wanted ? ` ${FORMER[former]}` : "";
      return {
        status: "saved",
        message: message + changed,
        redirect: `/map?restaurant=${encodeURIComponent(place.id)}`,
        ...details,
      };
    }
    const claim = await createClaim(tx, subscriber.id, ctx.now);
    const paths = claimPaths(claim);
    const step = ctx.user ? "Link this address to your account" : "Create a free account";
    const invitation = `${message} ${step} to ${isScanner ? "keep your places" : KEPT[wanted]}.`;
    const redirect = ctx.user ? paths.afterEntry : paths.register;
    return { status: "pendingAccount", message: invitation, redirect, ...details };
  });
}

/** Writes the status; or, if the click completes a scanner's burst, reverts the burst. Returns whether it reverted, and what the place was before. */
async function applyPreference(
  tx: Transaction,
  now: Date,
  subscriber: SubscriberRow,
  place: Place,
  wanted: Preference,
) {
  const former = await findPreference(tx, subscriber, place.id);
  await tx.insert(preferenceClicks).values({
    subscriberId: subscriber.id,
    restaurantId: place.id,
    status: wanted.status,
    createdAt: now,
    formerStatus: former?.status ?? null,
    formerGuideId: former?.originGuideId ?? null,
  });
  const burst = await detectLinkScanner(tx, subscriber.id, place.id, now);
  // A link without a guide keeps the existing guide.
  const preference = { ...wanted, originGuideId: wanted.originGuideId ?? former?.originGuideId ?? null };
  await savePreference(tx, subscriber, place.id, burst ? burst.before : preference, now);
  return { isScanner: burst !== null, former: former?.status ?? null };
}

const parseLinkStatus = (linkStatus: string): UserStatus | null => {
  const key = linkStatus.toUpperCase();
  return Object.hasOwn(LINK_STATUSES, key) ? LINK_STATUSES[key as LinkStatus] : null;
};

async function findPlace(tx: Transaction, id: string): Promise<Place | null> {
  if (!isId(id)) return null;
  const { id: key, name, city } = restaurants;
  const [place] = await tx.select({ id: key, name, city }).from(restaurants).where(eq(key, id)).for("key share");
  return place ?? null;
}

/** A guide that is deleted, or not for readers, is no origin; the status is stored without it. */
async function findPublicGuideId(tx: Transaction, id: string | null): Promise<string | null> {
  if (id === null || !isId(id)) return null;
  const [guide] = await tx
    .select({ id: guides.id })
    .from(guides)
    .where(and(eq(guides.id, id), eq(guides.isAdminOnly, false)))
    .for("key share");
  return guide?.id ?? null;
}
