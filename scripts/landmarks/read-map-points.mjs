import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";

/** Of a vector tile's layers, the one whose points have names that people use. */
const LAYER = "pois";

/** Every named point of interest in the most detailed tiles of a PMTiles archive (version 3, one directory, gzip). */
export function readMapPoints(file) {
  const archive = readFileSync(file);
  const headerField = (at) => Number(archive.readBigUInt64LE(at));
  const directory = gunzipSync(archive.subarray(headerField(8), headerField(8) + headerField(16)));
  const tilesAt = headerField(56);
  const maxZoom = archive[101];
  return readDirectory(directory).flatMap(({ id, offset, length }) => {
    const tile = tileOf(id);
    if (tile.zoom !== maxZoom) return [];
    return readTile(gunzipSync(archive.subarray(tilesAt + offset, tilesAt + offset + length)), tile);
  });
}

function readDirectory(bytes) {
  const reader = { bytes, at: 0 };
  const count = readVarint(reader);
  const column = () => Array.from({ length: count }, () => readVarint(reader));
  const [steps, , lengths, offsets] = [column(), column(), column(), column()];
  let id = 0;
  let end = 0;
  return steps.map((step, i) => {
    id += step;
    const offset = offsets[i] === 0 ? end : offsets[i] - 1;
    end = offset + lengths[i];
    return { id, offset, length: lengths[i] };
  });
}

/** A tile's place on the Hilbert curve as zoom, column and row. */
function tileOf(id) {
  let zoom = 0;
  let rest = id;
  for (; rest >= 4 ** zoom; zoom++) rest -= 4 ** zoom;
  let [x, y] = [0, 0];
  for (let size = 1; size < 2 ** zoom; size *= 2) {
    const right = 1 & (rest / 2);
    const up = 1 & (rest ^ right);
    if (up === 0) {
      if (right === 1) [x, y] = [size - 1 - x, size - 1 - y];
      [x, y] = [y, x];
    }
    x += size * right;
    y += size * up;
    rest = Math.floor(rest / 4);
  }
  return { zoom, x, y };
}

function readTile(bytes, tile) {
  const layers = fieldsOf(bytes).filter(({ field }) => field === 3);
  return layers.flatMap(({ value }) => {
    const fields = fieldsOf(value);
    const texts = (field) => fields.filter((each) => each.field === field).map((each) => each.value);
    if (texts(1)[0]?.toString() !== LAYER) return [];
    const keys = texts(3).map(String);
    const values = texts(4).map((each) =>
      fieldsOf(each)
        .find(({ field }) => field === 1)
        ?.value?.toString(),
    );
    const extent = texts(5)[0] ?? 4096;
    return texts(2).flatMap((feature) => readPoint(feature, keys, values, extent, tile));
  });
}

function readPoint(bytes, keys, values, extent, { zoom, x, y }) {
  const fields = fieldsOf(bytes);
  const numbers = (field) => readVarints(fields.find((each) => each.field === field)?.value ?? Buffer.alloc(0));
  const isPoint = fields.some(({ field, value }) => field === 3 && value === 1);
  const tags = numbers(2);
  const name = tags.flatMap((tag, i) => (i % 2 === 0 && keys[tag] === "name" ? values[tags[i + 1]] : []))[0];
  if (!isPoint || !name) return [];
  const [, right = 0, down = 0] = numbers(4);
  const signed = (number) => (number % 2 === 1 ? -(number + 1) / 2 : number / 2);
  const column = (x + signed(right) / extent) / 2 ** zoom;
  const row = (y + signed(down) / extent) / 2 ** zoom;
  const latitude = (Math.atan(Math.sinh(Math.PI * (1 - 2 * row))) * 180) / Math.PI;
  return [{ name, latitude: Number(latitude.toFixed(5)), longitude: Number((column * 360 - 180).toFixed(5)) }];
}

/** A protocol buffer's fields: numbers as they are, everything else as bytes. */
function fieldsOf(bytes) {
  const reader = { bytes, at: 0 };
  const fields = [];
  while (reader.at < bytes.length) {
    const key = readVarint(reader);
    const [field, type] = [Math.floor(key / 8), key % 8];
    if (type === 0) fields.push({ field, value: readVarint(reader) });
    else {
      const length = type === 2 ? readVarint(reader) : type === 1 ? 8 : 4;
      fields.push({ field, value: bytes.subarray(reader.at, reader.at + length) });
      reader.at += length;
    }
  }
  return fields;
}

function readVarints(bytes) {
  const reader = { bytes, at: 0 };
  const numbers = [];
  while (reader.at < bytes.length) numbers.push(readVarint(reader));
  return numbers;
}

function readVarint(reader) {
  let number = 0;
  for (let scale = 1; ; scale *= 128) {
    const byte = reader.bytes[reader.at++];
    number += (byte & 127) * scale;
    if (byte < 128) return number;
  }
}
