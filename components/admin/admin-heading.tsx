import { BackLink } from "../ui/back-link";

/** The title of an admin page, under the link back to the dashboard. */
export function AdminHeading({ title }: { title: string }) {
  return (
    <>
      <BackLink href="/admin" label="Admin" />
      <h1 className="text-title">{title}</h1>
    </>
  );
}
