import { deflateSync } from 'node:zlib';

/** Replaces the contents of some streams, given by object number, and rebuilds the cross-reference table. */
export function replaceStreams(pdf: Uint8Array, contents: ReadonlyMap<number, string>): Uint8Array {
  if (contents.size === 0) return pdf;
  const file = Buffer.from(pdf).toString('latin1');
  const table = file.lastIndexOf('\nxref\n') + 1;
  const edits = [...contents]
    .map(([number, content]) => ({ ...streamOf(file, number), packed: packedStream(content) }))
    .sort((left, right) => left.from - right.from);
  const moved = (offset: number) =>
    edits.reduce(
      (sum, { from, to, packed }) => (from < offset ? sum + packed.length - (to - from) : sum),
      offset,
    );
  const body = edits.reduceRight(
    (text, { from, to, packed }) => text.slice(0, from) + packed + text.slice(to),
    file.slice(0, table),
  );
  const end = file
    .slice(table)
    .replaceAll(/^(\d{10})(?= \d{5} n)/gm, (offset) => String(moved(Number(offset))).padStart(10, '0'))
    .replace(/(?<=startxref\n)\d+/, String(moved(table)));
  return Buffer.from(body + end, 'latin1');
}

const packedStream = (content: string) => {
  const packed = deflateSync(Buffer.from(content, 'latin1')).toString('latin1');
  return `<<\n  /Length ${packed.length}\n  /Filter /FlateDecode\n>>\nstream\n${packed}`;
};

/** The range of a stream, from its dictionary (length and filter only) to its end. */
function streamOf(file: string, number: number): { from: number; to: number } {
  const head = new RegExp(
    `\\n${number} 0 obj\\n(?=<<\\s+/Length (\\d+)\\s+/Filter /FlateDecode\\s+>>\\s*stream\\n)`,
  ).exec(file);
  if (!head) throw new Error(`object ${number} is no stream of a page`);
  const from = head.index + head[0].length;
  return { from, to: file.indexOf('stream\n', from) + 'stream\n'.length + Number(head[1]) };
}
