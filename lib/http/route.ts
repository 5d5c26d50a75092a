import type { z } from "zod";
import { requireAdmin } from "../auth/require-admin";
import { findSessionUser } from "../auth/session";
import type { Ctx, SessionUser } from "../context";
import { env } from "../env";
import { AppError } from "../errors";
import { runtime } from "../runtime";
import { errorAnswer, json } from "./answers";
import { readBytes, readJsonBody, requireFileType, requireJsonType } from "./body";
import { clientAddress } from "./client-address";
import { isFromThisMachine } from "./from-this-machine";
import { logRefusal } from "./log-refusal";
import { isForm, requireOneClick } from "./one-click";
import { requireStorable, requireStorableAddress } from "./require-storable";
import { believedHeaders, fromElsewhere, hasUnbelievedCookie } from "./same-origin";

type Access = "public" | "user" | "admin";
/** Some calls are for administrators when a flag of their query is up. */
type AdminFlag = { adminFlag?: string };
/** A body that is a file: its most bytes. */
type Upload = { fileMaxBytes?: number };
type Schemas = { params?: z.ZodType; query?: z.ZodType; body?: z.ZodType };
type Out<S> = S extends z.ZodType ? z.output<S> : undefined;

type Call<A extends Access, S extends Schemas> = {
  ctx: Ctx & (A extends "public" ? unknown : { user: SessionUser });
  params: Out<S["params"]>;
  query: Out<S["query"]>;
  body: Out<S["body"]>;
  /** Reads the body, where the route takes a file: only then are its bytes held. */
  readFile: () => Promise<Uint8Array>;
  request: Request;
};

/** Mail programs post the form of RFC 8058 to an address that otherwise takes JSON; it reads as an empty object. */
type Forms = { takesOneClick?: boolean };

/** Next hands over no parameters for a route that has none. */
type NextContext = { params: Promise<Record<string, string | string[] | undefined>> | undefined };

/**
 * The way every API request comes in: who is asking and whether they may, what they sent, then the verb.
 * A handler answers a Response, or a value that becomes JSON.
 */
export function route<A extends Access, S extends Schemas>(
  {
    access,
    adminFlag,
    fileMaxBytes,
    takesOneClick = false,
    ...schemas
  }: { access: A } & AdminFlag & Upload & Forms & S,
  handle: (call: Call<A, S>) => Promise<unknown>,
): (request: Request, next: NextContext) => Promise<Response> {
  return async (request, next) => {
    try {
      const { db, providers } = runtime();
      const headers = believedHeaders(request);
      const user = await findSessionUser(db, headers);
      const { pathname, search, searchParams } = new URL(request.url);
      const isForAdmins = adminFlag !== undefined && searchParams.getAll(adminFlag).includes("true");
      requireAccess(isForAdmins ? "admin" : access, user, { hasLostCookie: hasUnbelievedCookie(request, headers) });
      const isOneClick = takesOneClick && isForm(request);
      const requireType = isOneClick ? requireOneClick : fileMaxBytes === undefined ? requireJsonType : requireFileType;
      if (!["GET", "HEAD"].includes(request.method)) await requireType(request);
      requireStorableAddress(pathname);
      const ctx: Ctx = {
        user,
        db,
        providers,
        now: new Date(),
        signal: request.signal,
        clientAddress: clientAddress(request.headers),
        isFromThisMachine: isFromThisMachine(request.headers),
        rateLimitScale: env().RATE_LIMIT_SCALE,
      };
      const answer = await handle({
        ctx,
        params: parse(schemas.params, await next.params),
        query: parseQuery(schemas.query, search),
        body: schemas.body && parse(schemas.body, isOneClick ? {} : await readJsonBody(request)),
        readFile: () => readBytes(request, fileMaxBytes ?? 0),
        request,
      } as Call<A, S>);
      return answer instanceof Response ? answer : json(answer);
    } catch (error) {
      await logRefusal(error, request, { params: next.params, needsSession: access !== "public" });
      const isGone = request.signal.aborted && !(error instanceof AppError);
      return errorAnswer(isGone ? new AppError("cancelled", "The request was cancelled.", { cause: error }) : error);
    }
  };
}

function requireAccess(access: Access, user: SessionUser | null, { hasLostCookie }: { hasLostCookie: boolean }): void {
  if (access === "public") return;
  if (!user && hasLostCookie) throw fromElsewhere();
  if (!user) throw new AppError("unauthenticated", "Sign in to do this.");
  if (access === "admin") requireAdmin(user);
}

function parseQuery(schema: z.ZodType | undefined, search: string): unknown {
  const query = parse(schema, Object.fromEntries(new URLSearchParams(search)));
  requireStorableAddress(search);
  return query;
}

function parse(schema: z.ZodType | undefined, input: unknown): unknown {
  if (!schema) return undefined;
  requireStorable(input);
  const parsed = schema.safeParse(input);
  if (parsed.success) return parsed.data;
  throw new AppError("bad_input", parsed.error.issues[0]?.message ?? "Something in the request is not valid.");
}
