import { expect, test } from "vitest";
import { securityHeaders } from "./security-headers";

test("only a guide's embed may be shown in a frame", () => {
  const framed = (path: string) => {
    const headers = securityHeaders({ isHttps: false, path });
    return (
      headers["x-frame-options"] === undefined && headers["content-security-policy"]?.endsWith("frame-ancestors *")
    );
  };
  for (const path of ["/embed/guide/slow-soups", "/embed/guide/a.b:c_d-1?x=1"]) expect(framed(path), path).toBe(true);
  const others = ["/", "/guide/slow-soups", "/embed", "/embed/guide/", "/embed/guide/..", "/embed/guide/a/../../admin"];
  for (const path of [...others, "/embed/guide/%2e%2e", "/x/embed/guide/a"]) expect(framed(path), path).toBe(false);
});
