"use client";

import { type CSSProperties, useEffect, useRef, useState } from "react";
import "./canvas.css";
import { type MapCanvasProps, UNCOVERED } from "../contract";
import { knowsWebGl, NO_WEBGL } from "./can-draw";
import { loadDrawing, serviceName } from "./load-service";

type Ready = Awaited<ReturnType<typeof loadDrawing>>;

/** The map. What draws it is fetched when this is first shown; whatever goes wrong is told by `onFail`, once. */
export function MapCanvas(props: MapCanvasProps) {
  const { service, covered = UNCOVERED } = props;
  const [ready, setReady] = useState<Ready | null>(null);

  const fail = useRef(props.onFail);
  fail.current = props.onFail;

  useEffect(() => {
    if (!knowsWebGl()) {
      fail.current(NO_WEBGL);
      return;
    }
    let isGone = false;
    loadDrawing(service).then(
      (fetched) => !isGone && setReady(fetched),
      () => !isGone && fail.current(`Failed to load ${serviceName(service)}`),
    );
    return () => {
      isGone = true;
    };
  }, [service]);

  return (
    <div className="map-canvas" style={{ "--covered-bottom": `${covered.bottom}px` } as CSSProperties}>
      {ready && <ready.Drawing {...props} loaded={ready.loaded} />}
    </div>
  );
}
