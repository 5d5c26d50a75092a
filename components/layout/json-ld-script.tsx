import { type JsonLd, serializeForScript } from "@/lib/web/json-ld";

/** Structured data for search engines. React does not escape the text of a script, so it comes escaped. */
export const JsonLdScript = ({ data }: { data: JsonLd }) => (
  <script type="application/ld+json">{serializeForScript(data)}</script>
);
