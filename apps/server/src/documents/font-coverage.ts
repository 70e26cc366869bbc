import { closeSync, openSync, readSync } from 'node:fs';

const CODE_POINTS = 0x110000;

/** Whether a font has a character. */
export type Coverage = (codePoint: number) => boolean;

/** Reads only the character table of a TrueType or OpenType font. */
export function readCoverage(file: string): Coverage {
  const bits = new Uint8Array(CODE_POINTS / 8);
  const add = (codePoint: number) => {
    bits[codePoint >> 3] = (bits[codePoint >> 3] ?? 0) | (1 << (codePoint & 7));
  };
  const table = readTable(file, 'cmap');
  const subtable = chooseSubtable(table);
  if (subtable.readUInt16BE(0) === 12) addGroups(subtable, add);
  else addSegments(subtable, add);
  return (codePoint) => ((bits[codePoint >> 3] ?? 0) & (1 << (codePoint & 7))) !== 0;
}

function readTable(file: string, name: string): Buffer {
  const descriptor = openSync(file, 'r');
  const read = (offset: number, length: number) => {
    const bytes = Buffer.alloc(length);
    readSync(descriptor, bytes, 0, length, offset);
    return bytes;
  };
  try {
    const records = read(12, read(4, 2).readUInt16BE(0) * 16);
    const record = records.indexOf(name, 0, 'latin1');
    return read(records.readUInt32BE(record + 8), records.readUInt32BE(record + 12));
  } finally {
    closeSync(descriptor);
  }
}

/** Prefers the subtable that goes beyond the first 65,536 characters. */
function chooseSubtable(table: Buffer): Buffer {
  const subtables = Array.from({ length: table.readUInt16BE(2) }, (_, index) =>
    table.subarray(table.readUInt32BE(4 + index * 8 + 4)),
  );
  const withFormat = (format: number) => subtables.find((each) => each.readUInt16BE(0) === format);
  const chosen = withFormat(12) ?? withFormat(4);
  if (!chosen) throw new Error('the font has no table of Unicode characters');
  return chosen;
}

/** Format 12: from, to, and the glyph of the first. */
function addGroups(subtable: Buffer, add: (codePoint: number) => void) {
  for (let group = 0; group < subtable.readUInt32BE(12); group += 1) {
    const at = 16 + group * 12;
    const [from, to, glyph] = [0, 4, 8].map((offset) => subtable.readUInt32BE(at + offset)) as [
      number,
      number,
      number,
    ];
    for (let codePoint = from; codePoint <= to; codePoint += 1) {
      if (glyph + codePoint - from !== 0) add(codePoint);
    }
  }
}

/** Format 4: ends, starts, deltas and offsets of segments, one list after the other. */
function addSegments(subtable: Buffer, add: (codePoint: number) => void) {
  const doubled = subtable.readUInt16BE(6);
  for (let segment = 0; segment < doubled; segment += 2) {
    const to = subtable.readUInt16BE(14 + segment);
    const from = subtable.readUInt16BE(16 + doubled + segment);
    const delta = subtable.readUInt16BE(16 + 2 * doubled + segment);
    const offsetAt = 16 + 3 * doubled + segment;
    const offset = subtable.readUInt16BE(offsetAt);
    for (let codePoint = from; codePoint <= to && codePoint !== 0xffff; codePoint += 1) {
      const listed =
        offset === 0 ? codePoint : subtable.readUInt16BE(offsetAt + offset + 2 * (codePoint - from));
      const isGlyph = offset === 0 ? ((codePoint + delta) & 0xffff) !== 0 : listed !== 0;
      if (isGlyph) add(codePoint);
    }
  }
}
