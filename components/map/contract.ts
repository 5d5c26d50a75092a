import type { MapService } from "@/lib/pages/map-service";
import type { QuadtreeNode, UserStatus } from "@/lib/restaurants/contract";

export type { MapService };

/** WGS84 degrees. */
export type Position = { latitude: number; longitude: number };

/** What a marker is drawn from. */
export type MapPlace = Position & { id: string; name: string; userStatus: UserStatus | null };

/** West, south, east, north in degrees. */
export type Bounds = readonly [west: number, south: number, east: number, north: number];

/** Where the camera should go; it moves once for each new object. */
export type Fit = {
  positions: readonly Position[];
  /** Pixels on every side. */
  padding: number;
  /** The zoom where there is one position alone. */
  singleZoom: number;
};

/** Pixels at the map's edges that lie under controls or a card. */
export type Covered = { top: number; right: number; bottom: number };
export const UNCOVERED: Covered = { top: 0, right: 0, bottom: 0 };

export type MapCanvasProps = {
  service: MapService;
  places: readonly MapPlace[];
  /** Drawn instead of places; not clickable. */
  nodes?: readonly QuadtreeNode[] | null;
  selectedId: string | null;
  /** Null when the ground was pressed. */
  onSelect: (id: string | null) => void;
  fit: Fit | null;
  /** Where the reader is, once they have asked. */
  here?: Position | null;
  covered?: Covered;
  onMoveStart?: () => void;
  /** Before its first frame and after each move. */
  onView?: (view: { bounds: Bounds; zoom: number }) => void;
  /** A sentence: the service did not come, or this device can't draw it. */
  onFail: (message: string) => void;
  onReady?: () => void;
};
