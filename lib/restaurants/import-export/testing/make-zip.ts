import { crc32, deflateRawSync } from "node:zlib";

type ZipPart = {
  name: string;
  content: string | Uint8Array /** What it says of its size, if not the truth. */;
  declaredSize?: number;
};

/** Whether all entries overlap: each name leads to the first one's content. */
type Options = { isShared?: boolean };

/** A deflated zip of these files for a test, which may lie about a size. */
export function makeZip(parts: ZipPart[], { isShared = false }: Options = {}): Buffer {
  const locals: Buffer[] = [];
  const entries: Buffer[] = [];
  const packContent = packEachOnce();
  let offset = 0;
  for (const { name, content, declaredSize } of parts) {
    const { packed, checksum, length } = packContent(content);
    const path = Buffer.from(name);
    const facts = Buffer.alloc(26);
    facts.writeUInt16LE(20, 0);
    facts.writeUInt16LE(0x0800, 2);
    facts.writeUInt16LE(8, 4);
    facts.writeUInt32LE(checksum, 10);
    facts.writeUInt32LE(packed.length, 14);
    facts.writeUInt32LE(declaredSize ?? length, 18);
    facts.writeUInt16LE(path.length, 22);
    const local = Buffer.concat([Buffer.from("PK\x03\x04"), facts, path, packed]);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(isShared ? 0 : offset, 10);
    entries.push(Buffer.concat([Buffer.from("PK\x01\x02\x14\x00"), facts, rest, path]));
    if (isShared && locals.length > 0) continue;
    locals.push(local);
    offset += local.length;
  }
  const directory = Buffer.concat(entries);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(parts.length, 4);
  end.writeUInt16LE(parts.length, 6);
  end.writeUInt32LE(directory.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...locals, directory, Buffer.from("PK\x05\x06"), end]);
}

type Packed = { packed: Buffer; checksum: number; length: number };

/** Thousands of files may have the same content: it is compressed once. */
function packEachOnce(): (content: ZipPart["content"]) => Packed {
  const known = new Map<ZipPart["content"], Packed>();
  return (content) => {
    const found = known.get(content);
    if (found) return found;
    const raw = Buffer.from(content);
    const made = { packed: deflateRawSync(raw), checksum: crc32(raw), length: raw.length };
    known.set(content, made);
    return made;
  };
}
