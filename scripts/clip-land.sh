#!/usr/bin/env bash
# Clips the world's land (OpenStreetMap, ODbL, by way of @geo-maps/earth-lands-10m) to the Bay Area, once.
# Needs the npm registry and a few minutes; the result is versioned as data/land/bay-land.json.
set -euo pipefail
here=$(cd "$(dirname "$0")/.." && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
tar xzf "$(npm pack --silent @geo-maps/earth-lands-10m@0.6.0)"
npx --yes mapshaper@0.6.113 package/map.geo.json -clip bbox=-124.2,36.1,-120.2,39.1 \
  -o clipped.json precision=0.00001 format=geojson
node "$here/scripts/fill-small-lakes.mjs" clipped.json > "$here/data/land/bay-land.json"
