import { startTransition, useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import type { MapLayerMouseEvent } from "react-map-gl/maplibre";
import { type Bounds, type MapCanvasProps, UNCOVERED } from "../contract";
import type { View } from "./arrange-places";
import { serviceName } from "./load-service";
import { mapStyle } from "./map-style";
import { NodesLayers } from "./nodes-layers";
import type { DrawnMap, LoadedService } from "./parts";
import { PLACES_LAYER, PlacesLayers } from "./places-layers";
import { SelectedPin } from "./selected-pin";
import { useBusy } from "./use-busy";
import { useCamera } from "./use-camera";
import { useFailure } from "./use-failure";
import { useImages } from "./use-images";
import { usePaper } from "./use-paper";
import { zoomIntoBox } from "./zoom-into-box";

const START = { latitude: 37.77, longitude: -122.42, zoom: 12 };
const LOCALE = { "Map.Title": "Map of restaurants" };

type Props = MapCanvasProps & { loaded: LoadedService };

/** The map itself, whichever library draws it. */
export function Drawing({ loaded: { parts, own }, service, places, nodes, selectedId, fit, here, ...props }: Props) {
  const { covered = UNCOVERED, onSelect, onMoveStart, onView, onFail, onReady } = props;
  const { Map: MapComponent, Marker } = parts;
  const paper = usePaper();
  const [map, setMap] = useState<DrawnMap | null>(null);
  const [view, setView] = useState<View | null>(null);
  const isBegun = useRef(false);
  const style = useMemo(() => mapStyle(service, paper), [service, paper]);
  const selected = useMemo(
    () => (nodes || selectedId === null ? null : (places.find(({ id }) => id === selectedId) ?? null)),
    [places, nodes, selectedId],
  );
  const failure = useFailure({ map, name: serviceName(service), onFail });
  const images = useImages({ map, palette: paper.palette, family: paper.fonts.text });
  useBusy(map);
  useCamera({ map, fit, selected, covered });

  const tellView = (drawn: DrawnMap) => {
    const seen = { bounds: boundsOf(drawn), zoom: drawn.getZoom() };
    startTransition(() => setView(seen));
    onView?.(seen);
  };
  const tellFirstView = useEffectEvent(tellView);
  // After the camera has gone to where it belongs, and before anything is drawn there.
  useEffect(() => {
    if (map) tellFirstView(map);
  }, [map]);

  const press = ({ features, target }: MapLayerMouseEvent) => {
    const properties = features?.[0]?.properties;
    if (properties?.box) zoomIntoBox(target, properties.box);
    else onSelect(properties?.id ?? null);
  };

  return (
    <MapComponent
      {...own}
      initialViewState={START}
      mapStyle={style}
      minZoom={3}
      renderWorldCopies={false}
      dragRotate={false}
      touchPitch={false}
      locale={LOCALE}
      interactiveLayerIds={nodes ? [] : [PLACES_LAYER]}
      onLoad={() => {
        failure.onLoad();
        onReady?.();
      }}
      onStyleData={({ target }) => {
        failure.onStyleData();
        if (isBegun.current) return;
        isBegun.current = true;
        images.answer(target);
        setMap(target);
      }}
      onError={failure.onError}
      onMoveStart={onMoveStart}
      onMoveEnd={({ target }) => tellView(target)}
      onClick={press}
    >
      {map && !nodes && <PlacesLayers parts={parts} places={places} view={view} />}
      {map && nodes && <NodesLayers parts={parts} nodes={nodes} palette={paper.palette} />}
      {here && (
        <Marker longitude={here.longitude} latitude={here.latitude}>
          <div className="map-here" role="img" aria-label="You are here" />
        </Marker>
      )}
      {selected && <SelectedPin parts={parts} place={selected} onPress={() => onSelect(selected.id)} />}
    </MapComponent>
  );
}

function boundsOf(map: DrawnMap): Bounds {
  const bounds = map.getBounds();
  return [bounds.getWest(), bounds.getSouth(), bounds.getEast(), bounds.getNorth()];
}
