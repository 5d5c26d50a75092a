import { startTransition, useCallback, useMemo, useRef, useState } from "react";
import type { MapLayerMouseEvent, MapRef } from "react-map-gl/maplibre";
import { type Bounds, type MapCanvasProps, UNCOVERED } from "../contract";
import { zoomIntoCluster } from "./cluster";
import { serviceName } from "./load-service";
import { mapStyle } from "./map-style";
import { NodesLayers } from "./nodes-layers";
import type { DrawnMap, LoadedService } from "./parts";
import { CLUSTERED_SOURCE, PlacesLayers, PRESSABLE_LAYERS } from "./places-layers";
import { SelectedPin } from "./selected-pin";
import { useBusy } from "./use-busy";
import { useCamera } from "./use-camera";
import { useFailure } from "./use-failure";
import { useImages } from "./use-images";
import { usePaper } from "./use-paper";

const START = { latitude: 37.77, longitude: -122.42, zoom: 12 };
const LOCALE = { "Map.Title": "Map of restaurants" };

type Props = MapCanvasProps & { loaded: LoadedService };

/** The map itself, whichever library draws it. */
export function Drawing({ loaded: { parts, own }, service, places, nodes, selectedId, fit, here, ...props }: Props) {
  const { covered = UNCOVERED, onSelect, onView, onFail, onReady } = props;
  const { Map: MapComponent, Marker } = parts;
  const paper = usePaper();
  const [map, setMap] = useState<DrawnMap | null>(null);
  const [view, setView] = useState<Bounds | null>(null);
  const ref = useRef<MapRef>(null);
  const style = useMemo(() => mapStyle(service, paper), [service, paper]);
  const selected = useMemo(
    () => (nodes || selectedId === null ? null : (places.find(({ id }) => id === selectedId) ?? null)),
    [places, nodes, selectedId],
  );
  const failure = useFailure({ map, name: serviceName(service), onFail });
  const images = useImages({ map, palette: paper.palette, family: paper.fonts.text });
  useBusy(map);
  useCamera({ map, fit, selected, covered });

  const tellView = useCallback(() => {
    const drawn = ref.current?.getMap();
    if (!drawn) return;
    const bounds = boundsOf(drawn);
    startTransition(() => setView(bounds));
    onView?.({ bounds, zoom: drawn.getZoom() });
  }, [onView]);

  const press = ({ features, lngLat, target }: MapLayerMouseEvent) => {
    const properties = features?.[0]?.properties;
    if (properties?.cluster) zoomIntoCluster(target, CLUSTERED_SOURCE, properties.cluster_id, lngLat);
    else onSelect(properties?.id ?? null);
  };

  return (
    <MapComponent
      {...own}
      ref={ref}
      initialViewState={START}
      mapStyle={style}
      minZoom={3}
      renderWorldCopies={false}
      dragRotate={false}
      touchPitch={false}
      locale={LOCALE}
      interactiveLayerIds={nodes ? [] : PRESSABLE_LAYERS}
      onLoad={({ target }) => {
        failure.onLoad();
        images.answer(target);
        setMap(target);
        tellView();
        onReady?.();
      }}
      onStyleData={failure.onStyleData}
      onError={failure.onError}
      onMoveEnd={tellView}
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
