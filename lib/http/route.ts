import type { z } from "zod";
import { findSessionUser } from "@/lib/auth/session";
import { requireAdmin } from "@/lib/core/authorization";
import { env } from "@/lib/core/env";
import { AppError, requestCancelled } from "@/lib/core/errors";
import type { SessionUser } from "@/lib/core/session-user";
import type { Ctx } from "@/lib/ports/context";
import { runtime } from "@/lib/ports/runtime";
import { readBytes, readJsonBody, requireFileType, requireJsonType } from "./body";
import { clientAddress } from "./client-address";
import { connections } from "./connection";
import { allowAnyOrigin } from "./cors";
import { crossSiteError, hasDroppedCookie, trustedHeaders } from "./csrf";
import { logRefusal } from "./log-refusal";
import { isFormRequest, requireOneClickUnsubscribe } from "./one-click-unsubscribe";
import { requireStorableText, requireStorableUrl } from "./require-storable-text";
import { errorResponse, json } from "./response";

type Access = "public" | "user" | "admin";
/** Some calls are for administrators when a flag of their query is up. */
type AdminFlag = { adminFlag?: string };
/** A body that is a file: its most bytes. */
type Upload = { fileMaxBytes?: number };
/** Read by the pages of any site: then nobody's session is looked up, and the response is the same for everybody. */
type Cors<A> = { cors?: A extends "public" ? true : never };
type Schemas = { params?: z.ZodType; query?: z.ZodType; body?: z.ZodType };
type Parsed<S> = S extends z.ZodType ? z.output<S> : undefined;

type RouteInput<A extends Access, S extends Schemas> = {
  ctx: Ctx & (A extends "public" ? unknown : { user: SessionUser });
  params: Parsed<S["params"]>;
  query: Parsed<S["query"]>;
  body: Parsed<S["body"]>;
  /** Reads the body, where the route takes a file: only then are its bytes held. */
  readFile: () => Promise<Uint8Array>;
  request: Request;
};

/** Mail programs post the form of RFC 8058 to an address that otherwise takes JSON; it reads as an empty object. */
type OneClickOption = { acceptsOneClickUnsubscribe?: boolean };

/** Next hands over no parameters for a route that has none. */
type RouteContext = { params: Promise<Record<string, string | string[] | undefined>> | undefined };

/**
 * Wraps every API route: session and access, then parsing, then the verb.
 * A handler returns a Response, or a value that becomes JSON.
 */
export function route<A extends Access, S extends Schemas>(
  {
    access,
    cors,
    adminFlag,
    fileMaxBytes,
    acceptsOneClickUnsubscribe = false,
    ...schemas
  }: { access: A } & Cors<A> & AdminFlag & Upload & OneClickOption & S,
  handle: (call: RouteInput<A, S>) => Promise<unknown>,
): (request: Request, next: RouteContext) => Promise<Response> {
  const respond = async (request: Request, next: RouteContext) => {
    try {
      const { db, providers } = runtime();
      const headers = trustedHeaders(request);
      const user = cors ? null : await findSessionUser(db, headers);
      const { pathname, search, searchParams } = new URL(request.url);
      const isForAdmins = adminFlag !== undefined && searchParams.getAll(adminFlag).includes("true");
      requireAccess(isForAdmins ? "admin" : access, user, { hasLostCookie: hasDroppedCookie(request, headers) });
      const isOneClick = acceptsOneClickUnsubscribe && isFormRequest(request);
      const requireType = isOneClick
        ? requireOneClickUnsubscribe
        : fileMaxBytes === undefined
          ? requireJsonType
          : requireFileType;
      if (!["GET", "HEAD"].includes(request.method)) await requireType(request);
      requireStorableUrl(pathname);
      const ctx: Ctx = {
        user,
        db,
        providers,
        now: new Date(),
        signal: request.signal,
        clientAddress: clientAddress(request.headers),
        isLoopback: connections.getStore()?.isLoopback ?? false,
        rateLimitScale: env().RATE_LIMIT_SCALE,
      };
      const result = await handle({
        ctx,
        params: parse(schemas.params, await next.params),
        query: parseQuery(schemas.query, search),
        body: schemas.body && parseBody(schemas.body, isOneClick ? {} : await readJsonBody(request)),
        readFile: () => readBytes(request, fileMaxBytes ?? 0),
        request,
      } as RouteInput<A, S>);
      return result instanceof Response ? result : json(result);
    } catch (error) {
      await logRefusal(error, request, { params: next.params, needsSession: access !== "public" });
      const isGone = request.signal.aborted && !(error instanceof AppError);
      return errorResponse(isGone ? requestCancelled(error) : error);
    }
  };
  if (!cors) return respond;
  return async (request, next) => allowAnyOrigin(await respond(request, next));
}

function requireAccess(access: Access, user: SessionUser | null, { hasLostCookie }: { hasLostCookie: boolean }): void {
  if (access === "public") return;
  if (!user && hasLostCookie) throw crossSiteError();
  if (!user) throw new AppError("unauthenticated", "Sign in to do this.");
  if (access === "admin") requireAdmin(user);
}

function parseQuery(schema: z.ZodType | undefined, search: string): unknown {
  const query = parse(schema, Object.fromEntries(new URLSearchParams(search)));
  requireStorableUrl(search);
  return query;
}

function parse(schema: z.ZodType | undefined, input: unknown): unknown {
  if (!schema) return undefined;
  requireStorableText(input);
  const parsed = schema.safeParse(input);
  if (parsed.success) return parsed.data;
  throw invalid(parsed.error);
}

/** As parse, with the name of the field that is wrong. */
function parseBody(schema: z.ZodType, input: unknown): unknown {
  requireStorableText(input);
  const parsed = schema.safeParse(input);
  if (parsed.success) return parsed.data;
  throw invalid(
    parsed.error,
    parsed.error.issues[0]?.path.findLast((part) => typeof part === "string"),
  );
}

const invalid = ({ issues }: z.ZodError, field?: string) =>
  new AppError("bad_input", issues[0]?.message ?? "Something in the request is not valid.", { field });
