import sharp from 'sharp';
import { MARKER } from '../fuzz/hostile-values.ts';

export type GoodPictures = {
  png: Buffer;
  jpeg: Buffer;
  webp: Buffer;
  /** Each contains the place where it was taken, and more metadata. */
  telling: Buffer[];
  animated: Buffer[];
  wrongTypes: Buffer[];
};

const SIDE = 96;
const FRAMES = 400;

/** The pictures that hostile ones are made from. */
export async function makeGoodPictures(): Promise<GoodPictures> {
  const pixels = Buffer.from(Array.from({ length: SIDE * SIDE * 3 }, (_, index) => (index * 7919) % 256));
  const image = () => sharp(pixels, { raw: { width: SIDE, height: SIDE, channels: 3 } });
  const exif = {
    IFD0: { Copyright: MARKER },
    IFD3: { GPSLatitude: '43/1 4/1 0/1', GPSLongitude: '89/1 24/1 0/1' },
  };
  const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><script>alert('${MARKER}')</script></x:xmpmeta>`;
  const telling = () => image().withExif(exif).withXmp(xmp).withIccProfile('p3');
  const frames = (side: number, count: number) =>
    sharp(Buffer.alloc(side * side * count * 3, 90), {
      raw: { width: side, height: side * count, channels: 3, pageHeight: side },
    });
  return {
    png: await image().png().toBuffer(),
    jpeg: await image().jpeg().toBuffer(),
    webp: await image().webp().toBuffer(),
    telling: [
      await telling().jpeg().toBuffer(),
      await telling().withMetadata({ orientation: 5 }).jpeg({ progressive: true }).toBuffer(),
      await telling().png().toBuffer(),
      await telling().webp().toBuffer(),
    ],
    animated: [
      await frames(24, FRAMES).webp().toBuffer(),
      await frames(300, 30).webp({ lossless: true }).toBuffer(),
    ],
    wrongTypes: [
      await image().gif().toBuffer(),
      await image().tiff().toBuffer(),
      await image().avif().toBuffer(),
    ],
  };
}
