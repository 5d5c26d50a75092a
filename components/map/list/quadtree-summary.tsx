import type { QuadtreeNode } from "@/lib/contracts/restaurant";
import { formatDistance } from "@/lib/core/format-distance";

/** The spatial index depth by depth, in figures. */
export function QuadtreeSummary({ nodes }: { nodes: readonly QuadtreeNode[] }) {
  const depths = [...Map.groupBy(nodes, ({ depth }) => depth)].sort(([a], [b]) => a - b);
  return (
    <table className="w-full text-ui">
      <caption className="pb-3 text-left text-ink-soft">
        {`${nodes.length.toLocaleString("en-US")} nodes of the spatial index, ${depths.length} deep.`}
      </caption>
      <thead>
        <tr className="border-b border-rule text-left text-ink-faint">
          <th className="py-2 font-semibold">Depth</th>
          <th className="py-2 text-right font-semibold">Nodes</th>
          <th className="py-2 text-right font-semibold">Widest radius</th>
        </tr>
      </thead>
      <tbody>
        {depths.map(([depth, ofDepth]) => (
          <tr key={depth} className="border-b border-rule">
            <td className="py-2">{depth}</td>
            <td className="py-2 text-right">{ofDepth.length.toLocaleString("en-US")}</td>
            <td className="py-2 text-right">{formatDistance(Math.max(...ofDepth.map(({ radius }) => radius)))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
