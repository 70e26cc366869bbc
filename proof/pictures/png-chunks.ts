import { crc32, deflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');

export const u32 = (value: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value >>> 0);
  return bytes;
};

export function chunk(
  type: string,
  data: Buffer,
  { length = data.length, crc }: { length?: number; crc?: number } = {},
) {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  return Buffer.concat([u32(length), named, u32(crc ?? crc32(named))]);
}

type Header = { width: number; height: number; depth?: number; colour?: number; interlaced?: boolean };

export const header = ({ width, height, depth = 8, colour = 2, interlaced = false }: Header) =>
  chunk(
    'IHDR',
    Buffer.concat([u32(width), u32(height), Buffer.from([depth, colour, 0, 0, interlaced ? 1 : 0])]),
  );

export const pngOf = (...chunks: Buffer[]) =>
  Buffer.concat([SIGNATURE, ...chunks, chunk('IEND', Buffer.alloc(0))]);

const made = new Map<number, Buffer>();

/** So many zeros, as compressed pixels. */
export function zeros(bytes: number): Buffer {
  const known = made.get(bytes) ?? deflateSync(Buffer.alloc(bytes), { level: 9 });
  made.set(bytes, known);
  return known;
}

/** Puts chunks right behind the header of a picture. */
export function withChunks(png: Buffer, ...chunks: Buffer[]) {
  const afterHeader = SIGNATURE.length + 25;
  return Buffer.concat([png.subarray(0, afterHeader), ...chunks, png.subarray(afterHeader)]);
}
