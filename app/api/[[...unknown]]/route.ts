import { AppError } from "@/lib/errors";
import { errorAnswer } from "@/lib/http/answers";

const answer = (): Response => errorAnswer(new AppError("not_found", "There is nothing at this address."));

export { answer as DELETE, answer as GET, answer as PATCH, answer as POST, answer as PUT };
