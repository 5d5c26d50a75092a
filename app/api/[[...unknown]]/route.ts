import { addressNotFound } from "@/lib/core/errors";
import { errorResponse } from "@/lib/http/response";

const notFound = (): Response => errorResponse(addressNotFound());

export { notFound as DELETE, notFound as GET, notFound as PATCH, notFound as POST, notFound as PUT };
