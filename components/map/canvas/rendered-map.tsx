import type { StyleSpecification } from "maplibre-gl";
import { startTransition, useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import type { MapLayerMouseEvent } from "react-map-gl/maplibre";
import { BAY_TILES } from "@/lib/core/geo/bay-tiles";
import type { MapService } from "../map-canvas-props";
import { type Bounds, type MapCanvasProps, type MapPlace, NO_INSETS } from "../map-canvas-props";
import { useMarkerImages } from "../markers/use-marker-images";
import { type Fonts, offlineStyle } from "../style/offline-style";
import type { LoadedLibrary, MapInstance } from "./map-library";
import { nameFont } from "./name-font";
import { NodeLayers } from "./node-layers";
import type { Palette } from "./palette";
import { createPlaceFeatures, type MapViewport, type PlaceFeatures } from "./place-features";
import { NAMES_LAYER, PLACES_LAYER, PlaceLayers } from "./place-layers";
import { pressedMarker } from "./pressed-marker";
import { SelectedPin } from "./selected-pin";
import { serviceName } from "./service-name";
import { useAriaBusy } from "./use-aria-busy";
import { useCamera } from "./use-camera";
import { useFoldingCredit } from "./use-folding-credit";
import { useMapAppearance } from "./use-map-appearance";
import { useMapFailure } from "./use-map-failure";
import { zoomToCluster } from "./zoom-to-cluster";

const MAPBOX_STYLES = { light: "mapbox://styles/mapbox/light-v11", dark: "mapbox://styles/mapbox/dark-v11" };

type Options = { palette: Palette; fonts: Fonts; isDark: boolean };

/** The style of a service: its URL, or the built-in one in the current color scheme. */
function mapStyle(service: MapService, { palette, fonts, isDark }: Options): string | StyleSpecification {
  if (service.kind === "mapbox") return MAPBOX_STYLES[isDark ? "dark" : "light"];
  if (service.kind === "maplibre") return service.styleUrl;
  // The worker that requests them has an address of its own.
  return offlineStyle({ palette, fonts, tilesUrl: location.origin + service.tilesPath });
}

/** The built-in map ends with its tiles. */
const BAY_LIMITS = { maxBounds: [...BAY_TILES.bounds] as [number, number, number, number], minZoom: BAY_TILES.minZoom };
const limitsOf = ({ kind }: MapService) => (kind === "offline" ? BAY_LIMITS : { minZoom: 3 });

const INITIAL_VIEW = { latitude: 37.77, longitude: -122.42, zoom: 12 };
const LOCALE = { "Map.Title": "Map of restaurants" };

type Props = MapCanvasProps & { loaded: LoadedLibrary };

/** The map itself, whichever library draws it. */
export function RenderedMap({
  loaded: { components, libraryProps },
  service,
  places,
  nodes,
  selectedId,
  cameraTarget,
  userPosition,
  ...props
}: Props) {
  const { insets = NO_INSETS, onSelect, onMoveStart, onViewChange, onError, onReady } = props;
  const { Map: MapComponent, Marker } = components;
  const paper = useMapAppearance();
  const [map, setMap] = useState<MapInstance | null>(null);
  const [view, setView] = useState<MapViewport | null>(null);
  const isBegun = useRef(false);
  const style = useMemo(() => mapStyle(service, paper), [service, paper]);
  const selected = useMemo(
    () => (nodes || selectedId === null ? null : (places.find(({ id }) => id === selectedId) ?? null)),
    [places, nodes, selectedId],
  );
  const arrange = useMemo(() => createPlaceFeatures(places), [places]);
  const drawn = useMemo(() => arrange(view), [arrange, view]);
  const failure = useMapFailure({ map, name: serviceName(service), onFail: onError });
  const images = useMarkerImages({ map, palette: paper.palette, family: paper.fonts.text });
  useAriaBusy(map);
  const foldCredit = useFoldingCredit(map, selectedId);
  useCamera({ map, fit: cameraTarget, selected, covered: insets });

  const reportView = (drawn: MapInstance) => {
    const seen = { bounds: boundsOf(drawn), zoom: drawn.getZoom() };
    startTransition(() => setView(seen));
    onViewChange?.(seen);
  };
  const reportFirstView = useEffectEvent(reportView);
  // After the camera has moved to its target, and before anything is drawn there.
  useEffect(() => {
    if (map) reportFirstView(map);
  }, [map]);

  const press = (event: MapLayerMouseEvent) => {
    foldCredit();
    const { target, originalEvent } = event;
    const properties = pressedMarker(event)?.properties;
    if (properties?.box) zoomToCluster(target, { box: properties.box, covered: insets, originalEvent });
    else onSelect(properties?.id ?? null);
  };

  return (
    <MapComponent
      {...libraryProps}
      initialViewState={INITIAL_VIEW}
      mapStyle={style}
      {...limitsOf(service)}
      renderWorldCopies={false}
      dragRotate={false}
      touchPitch={false}
      locale={LOCALE}
      interactiveLayerIds={nodes ? [] : [PLACES_LAYER, NAMES_LAYER]}
      onLoad={() => {
        failure.onLoad();
        onReady?.();
      }}
      onStyleData={({ target }) => {
        failure.onStyleData();
        if (isBegun.current) return;
        isBegun.current = true;
        images.provide(target);
        setMap(target);
      }}
      onError={failure.onError}
      onMoveStart={({ originalEvent }) => {
        const isByReader = originalEvent !== undefined;
        if (isByReader) foldCredit();
        onMoveStart?.(isByReader);
      }}
      onMoveEnd={({ target }) => reportView(target)}
      onClick={press}
    >
      {map && !nodes && (
        <PlaceLayers
          parts={components}
          data={drawn}
          selectedId={selectedId}
          font={nameFont(map, service, paper.fonts)}
          palette={paper.palette}
        />
      )}
      {map && nodes && <NodeLayers parts={components} nodes={nodes} palette={paper.palette} />}
      {userPosition && (
        <Marker longitude={userPosition.longitude} latitude={userPosition.latitude}>
          <div
            role="img"
            aria-label="You are here"
            className="size-5 rounded-pill border-3 border-raised bg-blue-ink ring-1 ring-marker-edge"
          />
        </Marker>
      )}
      {selected && (
        <SelectedPin parts={components} place={asDrawn(selected, drawn)} onPress={() => onSelect(selected.id)} />
      )}
    </MapComponent>
  );
}

/** Where its pin was moved to, if it would have covered another. */
function asDrawn(place: MapPlace, { features }: PlaceFeatures): MapPlace {
  const [longitude, latitude] =
    features.find(({ properties }) => properties.id === place.id)?.geometry.coordinates ?? [];
  return longitude === undefined || latitude === undefined ? place : { ...place, longitude, latitude };
}

function boundsOf(map: MapInstance): Bounds {
  const bounds = map.getBounds();
  return [bounds.getWest(), bounds.getSouth(), bounds.getEast(), bounds.getNorth()];
}
