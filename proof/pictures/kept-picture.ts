import { pictureSizes, readPicture } from '@hub/contract/auth/users/profile-picture';
import sharp from 'sharp';
import { MARKER } from '../fuzz/hostile-values.ts';

export type Kept = Record<keyof typeof pictureSizes, Buffer> | undefined;

/** The stored picture of the user; undefined if there is none. */
export async function readKept(url: string, token: string): Promise<Kept> {
  const read = async (size: keyof typeof pictureSizes) => {
    const headers = { authorization: `Bearer ${token}` };
    const answer = await fetch(`${url}${readPicture.path}?size=${size}`, { headers });
    return answer.status === 200 ? Buffer.from(await answer.arrayBuffer()) : undefined;
  };
  const [small, large] = [await read('small'), await read('large')];
  return small && large && { small, large };
}

/** What is wrong with a stored picture; undefined if nothing is. */
export async function faultOfKept(kept: Kept, sent: Buffer): Promise<string | undefined> {
  if (!kept) return 'nothing is kept';
  for (const [size, picture] of Object.entries(kept)) {
    const side = pictureSizes[size as keyof typeof pictureSizes];
    const { format, width, height, exif, icc, xmp, iptc, orientation, pages } =
      await sharp(picture).metadata();
    if (format !== 'webp' || width !== side || height !== side)
      return `${size} is ${format} ${width}×${height}`;
    if (exif || icc || xmp || iptc || orientation || pages) return `${size} tells more than its pixels`;
    if (!isBare(picture)) return `${size} has more in it than a picture`;
    if (picture.includes(MARKER)) return `${size} has something of what was sent`;
    if (sent.includes(picture)) return `${size} is stored as sent`;
  }
  return undefined;
}

/** A single chunk of pixels, with nothing before or after it. */
function isBare(picture: Buffer): boolean {
  const pixels = picture.readUInt32LE(16);
  return (
    picture.toString('latin1', 0, 4) === 'RIFF' &&
    picture.toString('latin1', 8, 16) === 'WEBPVP8 ' &&
    picture.length === 20 + pixels + (pixels % 2) &&
    picture.readUInt32LE(4) === picture.length - 8
  );
}
