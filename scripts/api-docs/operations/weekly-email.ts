import { z } from "zod";
import {
  AppliedClaim,
  Claim,
  ConfirmResponse,
  PreferenceResponse,
  SendTestResponse,
  SubscribeResponse,
  UnsubscribeResponse,
} from "@/lib/contracts/subscriber";
import type { Operations } from "../operation";

const EmailRefusal = z.object({ status: z.literal("error"), message: z.string() });

export const WEEKLY_EMAIL: Operations = {
  "POST /api/email/subscribe": {
    summary: "Subscribe an address to a city. The response is the same whether or not the address is known.",
    responses: { 200: SubscribeResponse },
    refusals: [429],
  },
  "GET /api/email/confirm/[token]": {
    summary: "Confirm a subscription.",
    description:
      "Only with `Accept: application/json`: anything else gets the page of the same address, and changes nothing.",
    responses: { 200: ConfirmResponse, 404: ConfirmResponse },
    refusals: [429],
    refusalBody: EmailRefusal,
  },
  "GET /api/email/restaurant-status/[token]/[restaurantId]/[status]": {
    summary: "Keep the status that a subscriber chose for a place in a message.",
    description:
      "Only with `Accept: application/json`: anything else gets the page of the same address, and changes nothing.",
    responses: { 200: PreferenceResponse, 400: PreferenceResponse, 404: PreferenceResponse },
    refusals: [429],
    refusalBody: EmailRefusal,
  },
  "POST /api/email/unsubscribe/[token]": {
    summary: "Leave a city's weekly email, or every city's.",
    description: "Also takes the one-click form of RFC 8058, without a cookie.",
    responses: { 200: UnsubscribeResponse, 404: UnsubscribeResponse },
    refusals: [429],
    refusalBody: EmailRefusal,
  },
  "GET /api/email/claims/[claim]": {
    summary: "What linking an address would bring to the account.",
    responses: { 200: z.object({ claim: Claim }) },
  },
  "POST /api/email/claims/[claim]": {
    summary: "Link the address to the account, and take over its statuses.",
    responses: { 200: AppliedClaim },
    refusals: [409],
  },
  "POST /api/email/guides/[id]/send-test": {
    summary: "Send a guide's message to one address, marked as a test.",
    responses: { 200: SendTestResponse },
    refusals: [503],
  },
  "POST /api/webhooks/resend": {
    summary: "What became of messages, as the mail provider signs it. 404 without one.",
    body: { type: "object" },
    responses: { 204: null },
    refusals: [401, 404],
  },
  "POST /api/webhooks/bounces": {
    summary:
      "A bounce as the mail server received it (RFC 3464), with BOUNCE_WEBHOOK_TOKEN as a bearer. 404 without one.",
    responses: { 204: null },
    refusals: [401, 404],
  },
};
