"use client";

import { createContext, useContext } from "react";
import type { NoticeStore } from "@/lib/client/status/notice-store";
import type { StatusStore } from "@/lib/client/status/status-store";

export type StatusStores = { statuses: StatusStore; notices: NoticeStore };

export const StatusContext = createContext<StatusStores | null>(null);

export function useStatusStores(): StatusStores {
  const found = useContext(StatusContext);
  if (!found) throw new Error("Statuses need a StatusProvider above them.");
  return found;
}
