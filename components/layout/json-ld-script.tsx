import { type JsonLd, serializeForScript } from "@/lib/web/json-ld";

/** Structured data for search engines. React writes a script's text as it is, so it comes escaped. */
export const JsonLdScript = ({ data }: { data: JsonLd }) => (
  <script type="application/ld+json">{serializeForScript(data)}</script>
);
