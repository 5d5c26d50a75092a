"use client";

import { type ComponentType, useId, useState } from "react";
import type { PlaceList } from "@/lib/contracts/lists";
import { Button } from "../ui/button";
import { Icon, type IconName } from "../ui/icon";
import { AddPlace } from "./add-place";
import { ManagePanel } from "./manage-panel";
import { SharePanel } from "./share-panel";

type Tool = "add" | "share" | "manage";

const TOOLS: Record<Tool, { label: string; icon: IconName; Panel: ComponentType<{ list: PlaceList }> }> = {
  add: { label: "Add a place", icon: "plus", Panel: AddPlace },
  share: { label: "Sharing", icon: "share", Panel: SharePanel },
  manage: { label: "Manage", icon: "list", Panel: ManagePanel },
};
const NAMES = ["add", "share", "manage"] as const;

/** What can be done with a list, one at a time and folded, so that its places are in view; an empty one begins with a search. */
export function ListTools({ list }: { list: PlaceList }) {
  const [open, setOpen] = useState<Tool | null>(list.places.length === 0 ? "add" : null);
  const panelId = useId();
  const Panel = open && TOOLS[open].Panel;
  return (
    <div className="mt-5">
      <div className="flex flex-wrap gap-2">
        {NAMES.map((tool) => (
          <Button
            key={tool}
            isSmall
            padding="px-3.5"
            className="min-h-11 aria-expanded:border-ink aria-expanded:bg-ink/6"
            aria-expanded={open === tool}
            aria-controls={open === tool ? panelId : undefined}
            onClick={() => setOpen(open === tool ? null : tool)}
          >
            <Icon name={TOOLS[tool].icon} size={16} className="max-[26rem]:hidden" />
            {TOOLS[tool].label}
            {tool === "manage" && <span className="sr-only"> this list</span>}
          </Button>
        ))}
      </div>
      {Panel && (
        <div id={panelId} className="mt-4 max-w-160">
          <Panel list={list} />
        </div>
      )}
    </div>
  );
}
