import type { Metadata } from "next";
import { EmptyRoom } from "@/components/account/empty-room";
import { Room } from "../_rooms/room";

export const metadata: Metadata = { title: "Debug" };

const STAGES = [
  "Idea Refinement",
  "Search Planning",
  "Candidate Collection",
  "Restaurant Selection",
  "Restaurant Research",
  "Guide Composition",
  "Saving to Database",
];

export default function DebugPage() {
  return (
    <Room isForAdmins>
      <EmptyRoom
        title="Debug Guide Generator"
        line="A guide will be made here under glass: what went into each stage, and what came out."
        cover={{ id: "cross-section", cuisine: "spice", city: "Oakland" }}
      >
        <ol className="border-t border-rule">
          {STAGES.map((stage, index) => (
            <li key={stage} className="flex items-baseline gap-4 border-b border-rule py-2.5">
              <span className="w-6 font-display text-card text-coral-ink">{index + 1}</span>
              {stage}
            </li>
          ))}
        </ol>
      </EmptyRoom>
    </Room>
  );
}
