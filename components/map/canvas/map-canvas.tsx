"use client";

import { type CSSProperties, useEffect, useRef, useState } from "react";
import "./canvas.css";
import { type MapCanvasProps, NO_INSETS } from "../map-canvas-props";
import { loadMap } from "./load-map-library";
import { serviceName } from "./service-name";
import { hasWebGl, NO_WEBGL } from "./webgl-support";

type Ready = Awaited<ReturnType<typeof loadMap>>;

/** The map. Its library is loaded when this is first shown; a failure is reported once, by `onError`. */
export function MapCanvas(props: MapCanvasProps) {
  const { service, insets = NO_INSETS } = props;
  const [ready, setReady] = useState<Ready | null>(null);

  const fail = useRef(props.onError);
  fail.current = props.onError;

  useEffect(() => {
    if (!hasWebGl()) {
      fail.current(NO_WEBGL);
      return;
    }
    let isGone = false;
    loadMap(service).then(
      (fetched) => !isGone && setReady(fetched),
      () => !isGone && fail.current(`Failed to load ${serviceName(service)}`),
    );
    return () => {
      isGone = true;
    };
  }, [service]);

  return (
    <div
      className="map-canvas"
      style={{ "--covered-bottom": `${insets.bottom}px`, "--covered-right": `${insets.right}px` } as CSSProperties}
    >
      {ready && <ready.Drawing {...props} loaded={ready.loaded} />}
    </div>
  );
}
