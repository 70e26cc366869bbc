// @ts-check
// Plain JavaScript, because Node 20 starts no process from TypeScript.
import sharp from 'sharp';

/** @typedef {{ shape: 'squares', sizes: { small: number, large: number } }} Squares */
/** @typedef {{ shape: 'within', width: number, height: number }} Within */
/** @typedef {{ picture: Uint8Array, mostPixels: number } & (Squares | Within)} Task */

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
 * Only pixels go from the file to what is kept: it is decoded into plain pixels, and encoded from nothing else.
 *
 * @param {Task} task
 */
async function encode(task) {
  const { data, info } = await sharp(task.picture, {
    limitInputPixels: task.mostPixels,
    failOn: 'warning',
    sequentialRead: true,
    pages: 1,
  })
    .timeout({ seconds: SECONDS })
    .autoOrient()
    .resize(
      task.shape === 'squares'
        ? { width: task.sizes.large, height: task.sizes.large, fit: 'cover' }
        : { width: task.width, height: task.height, fit: 'inside', withoutEnlargement: true },
    )
    .flatten({ background: WHITE })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const pixels = () => sharp(data, { raw: { width, height, channels } });
  if (task.shape === 'within') {
    return { whole: await pixels().png({ palette: true, compressionLevel: 9 }).toBuffer() };
  }
  const { small } = task.sizes;
  return {
    large: await pixels().webp({ quality: QUALITY }).toBuffer(),
    small: await pixels().resize(small, small).webp({ quality: QUALITY }).toBuffer(),
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
