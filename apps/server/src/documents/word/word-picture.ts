import { ImageRun } from 'docx';

/** The size of a PNG, from its header. */
function sizeOf(png: Uint8Array) {
  const view = new DataView(png.buffer, png.byteOffset, png.byteLength);
  return { width: view.getUint32(16), height: view.getUint32(20) };
}

/** A picture scaled to fit into a box in pixels, with an alternative text. Its number must be unique in the file. */
export function picture(
  png: Uint8Array,
  most: { width: number; height: number },
  alternative: string,
  number: number,
): ImageRun {
  const { width, height } = sizeOf(png);
  const scale = Math.min(most.width / width, most.height / height);
  return new ImageRun({
    type: 'png',
    data: Buffer.from(png),
    transformation: { width: Math.round(width * scale), height: Math.round(height * scale) },
    altText: { name: alternative.slice(0, 60), description: alternative, title: '', id: String(number) },
  });
}
