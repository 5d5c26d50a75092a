import { BackLink } from "../ui/back-link";

/** The title of one of the desk's rooms, under the way back to the desk. */
export function AdminHeading({ title }: { title: string }) {
  return (
    <>
      <BackLink href="/admin" label="Admin" />
      <h1 className="text-title">{title}</h1>
    </>
  );
}
