import { randomBytes } from "node:crypto";
import { and, eq } from "drizzle-orm";
import type { Transaction } from "@/db/client";
import { guides, preferenceClicks, restaurants, subscriberClaims, subscribers } from "@/db/schema";
import type { LinkTokenParam } from "@/lib/contracts/link-token";
import type { UserStatus } from "@/lib/contracts/restaurant";
import type { PreferenceResponse } from "@/lib/contracts/subscriber";
import { INVALID_LINK } from "@/lib/contracts/subscription-messages";
import { HOUR_MS } from "@/lib/core/durations";
import { isId } from "@/lib/core/id-param";
import { LINK_STATUSES, type LinkStatus, PREFERENCE_LABELS } from "@/lib/mail/links/message-links";
import type { Ctx } from "@/lib/ports/context";
import { detectLinkScanner } from "./detect-link-scanner";
import { hashToken } from "./hash-token";
import { findPreference, type Preference, savePreference } from "./preference";

type PreferenceClick = { token: LinkTokenParam; restaurantId: string; status: string; guideId: string | null };
type SubscriberRow = typeof subscribers.$inferSelect;
type Place = { id: string; name: string; city: string };

/** Time enough to create an account, and no more. */
const CLAIM_LIFETIME_MS = HOUR_MS;

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
    if (!wanted) return { status: "invalidStatus", message: "This link asks for something that we don't know." };
    const place = await findPlace(tx, restaurantId);
    if (!place) return { status: "invalidRestaurant", message: "We couldn't find the restaurant of this link." };
    const isScanner = await applyPreference(tx, ctx.now, subscriber, place, {
      status: wanted,
      originGuideId: await findPublicGuideId(tx, guideId),
    });
    const details = { restaurant: { name: place.name, city: place.city }, requestedStatus: PREFERENCE_LABELS[wanted] };
    const message = isScanner
      ? `Several choices for ${place.name} came at once, as mail filters make them, so we changed nothing. Press one again in a moment.`
      : `${place.name} is ${PREFERENCE_LABELS[wanted]}.`;
    if (subscriber.userId) {
      return { status: "saved", message, redirect: `/map?restaurant=${encodeURIComponent(place.id)}`, ...details };
    }
    const claim = await createClaim(tx, subscriber.id, ctx.now);
    const invitation = `${message} Create a free account to ${isScanner ? "keep your places" : "keep it on your map"}.`;
    return { status: "pendingAccount", message: invitation, redirect: `/register?claim=${claim}`, ...details };
  });
}

/** Writes the status; or, if the click completes a scanner's burst, reverts the burst. Returns whether it reverted. */
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
  return burst !== null;
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

/** A single-use token that leads from a message to an account, so that the message's own token stays out of URLs. */
async function createClaim(tx: Transaction, subscriberId: string, now: Date): Promise<string> {
  const token = randomBytes(24).toString("base64url");
  const expiresAt = new Date(now.getTime() + CLAIM_LIFETIME_MS);
  await tx.insert(subscriberClaims).values({ tokenHash: hashToken(token), subscriberId, expiresAt });
  return token;
}
