import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileNameOf } from '../product-files.ts';

export type LinkedFile = { name: string; bytes: Buffer };

type Kind = { maxBytes: number; isOne: (bytes: Buffer) => boolean };

const begins = (bytes: Buffer, start: string | Buffer) =>
  bytes.subarray(0, start.length).equals(Buffer.from(start));

const fileKinds = {
  svg: { maxBytes: 100_000, isOne: (bytes) => begins(bytes, '<svg') || begins(bytes, '<?xml') },
  // Files are stored in the database, where every instance finds them, so long films do not fit.
  webm: { maxBytes: 5_000_000, isOne: (bytes) => begins(bytes, Buffer.from([0x1a, 0x45, 0xdf, 0xa3])) },
  vtt: { maxBytes: 100_000, isOne: (bytes) => begins(bytes, 'WEBVTT') },
  webp: {
    maxBytes: 200_000,
    isOne: (bytes) => begins(bytes, 'RIFF') && begins(bytes.subarray(8), 'WEBP'),
  },
  pdf: { maxBytes: 500_000, isOne: (bytes) => begins(bytes, '%PDF-') },
} as const satisfies Record<string, Kind>;

export type FileEnding = keyof typeof fileKinds;

/** Reads a file that a product names, or returns its fault. */
export function readLinkedFile(folder: string, path: string, ending: FileEnding): LinkedFile | string {
  const { maxBytes, isOne } = fileKinds[ending];
  if (!path.endsWith(`.${ending}`)) return `${path} is no .${ending} file`;
  const file = join(folder, path);
  const stats = statSync(file, { throwIfNoEntry: false });
  if (!stats?.isFile()) return `${path} is not there`;
  if (stats.size > maxBytes) return `${path} has more than ${maxBytes} bytes`;
  const bytes = readFileSync(file);
  return isOne(bytes)
    ? { name: fileNameOf(bytes, ending), bytes }
    : `${path} does not begin like a .${ending} file`;
}
