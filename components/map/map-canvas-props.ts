import type { QuadtreeNode, UserStatus } from "@/lib/contracts/restaurant";
import type { MapService } from "@/lib/web/map-service";

export type { MapService };

/** WGS84 degrees. */
export type Coordinates = { latitude: number; longitude: number };

/** The data of a marker. */
export type MapPlace = Coordinates & {
  id: string;
  name: string;
  userStatus: UserStatus | null;
  /** Its place in a guide, on the pin instead of an icon. */
  number?: number;
};

/** West, south, east, north in degrees. */
export type Bounds = readonly [west: number, south: number, east: number, north: number];

/** Where the camera should go; it moves once for each new object. */
export type CameraTarget = {
  positions: readonly Coordinates[];
  /** Pixels on every side. */
  padding: number;
  /** The zoom where there is one position alone. */
  singleZoom: number;
};

/** Pixels at the map's edges that lie under controls or a card. */
export type MapInsets = { top: number; right: number; bottom: number };
export const NO_INSETS: MapInsets = { top: 0, right: 0, bottom: 0 };

export type MapCanvasProps = {
  service: MapService;
  places: readonly MapPlace[];
  /** Drawn instead of places; not clickable. */
  nodes?: readonly QuadtreeNode[] | null;
  selectedId: string | null;
  /** Null when the map itself was clicked. */
  onSelect: (id: string | null) => void;
  cameraTarget: CameraTarget | null;
  /** Where the reader is, once they have requested it. */
  userPosition?: Coordinates | null;
  insets?: MapInsets;
  /** Whether the reader moved it, and not the screen. */
  onMoveStart?: (isByReader: boolean) => void;
  /** Called before the first frame and after each move. */
  onViewChange?: (view: { bounds: Bounds; zoom: number }) => void;
  /** The message: the service failed, or this device can't draw the map. */
  onError: (message: string) => void;
  onReady?: () => void;
};
