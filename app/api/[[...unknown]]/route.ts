import { AppError } from "@/lib/core/errors";
import { errorResponse } from "@/lib/http/response";

const notFound = (): Response => errorResponse(new AppError("not_found", "There is nothing at this address."));

export { notFound as DELETE, notFound as GET, notFound as PATCH, notFound as POST, notFound as PUT };
