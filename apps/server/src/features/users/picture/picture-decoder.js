// @ts-check
// Plain JavaScript, because Node 20 starts no process from TypeScript.
import sharp from 'sharp';

/** @typedef {{ picture: Uint8Array, sizes: { small: number, large: number }, mostPixels: number }} Task */

const SECONDS = 8;
const QUALITY = 82;
const WHITE = '#ffffff';

sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
});
sharp.cache(false);
sharp.concurrency(1);

/**
 * Only pixels go from the file to what is kept: it is decoded into a plain square, which is encoded from nothing else.
 *
 * @param {Task} task
 */
async function encode({ picture, sizes, mostPixels }) {
  const { data, info } = await sharp(picture, {
    limitInputPixels: mostPixels,
    failOn: 'warning',
    sequentialRead: true,
    pages: 1,
  })
    .timeout({ seconds: SECONDS })
    .autoOrient()
    .resize(sizes.large, sizes.large, { fit: 'cover' })
    .flatten({ background: WHITE })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const square = () => sharp(data, { raw: { width, height, channels } });
  return {
    large: await square().webp({ quality: QUALITY }).toBuffer(),
    small: await square().resize(sizes.small, sizes.small).webp({ quality: QUALITY }).toBuffer(),
  };
}

process.once('message', async (/** @type {Task} */ task) => {
  try {
    process.send?.({ encoded: await encode(task) });
  } catch (error) {
    process.send?.({ refused: /pixel limit/.test(String(error)) ? 'pixels' : 'unreadable' });
  }
});
// Nobody waits for the picture any more.
process.once('disconnect', () => process.exit());
process.send?.('ready');
