import { fork } from 'node:child_process';
import { PICTURE_MAX_PIXELS, pictureSizes } from '@hub/contract/auth/users/profile-picture';
import { Problem } from '../../../http/problem.ts';

export type EncodedPicture = { small: Buffer; large: Buffer };

/** The output: squares of two sizes, or the whole picture within a box. */
type Shape =
  | { shape: 'squares'; sizes: { small: number; large: number } }
  | { shape: 'within'; width: number; height: number };

/** A message of the decoder: first that it is ready, then the result. */
type DecoderMessage =
  | 'ready'
  | { encoded: Record<string, Uint8Array> }
  | { refused: 'pixels' | 'unreadable' };

const DECODER = new URL('./picture-decoder.js', import.meta.url);
const MAX_WAITING = 8;
const SECONDS_TO_START = 20;
const SECONDS_TO_DECODE = 10;

let waiting = 0;
let last: Promise<unknown> = Promise.resolve();

/** A portrait as squares in WebP. */
export async function encodePicture(sent: Uint8Array): Promise<EncodedPicture> {
  const { small, large } = await encode(sent, { shape: 'squares', sizes: pictureSizes });
  if (!small || !large) throw new Problem('picture-unreadable');
  return { small, large };
}

/** The whole picture as a PNG on white, in its own size, at most as large as the box. */
export async function encodeWithin(
  sent: Uint8Array,
  { width, height }: { width: number; height: number },
): Promise<Buffer> {
  const { whole } = await encode(sent, { shape: 'within', width, height });
  if (!whole) throw new Problem('picture-unreadable');
  return whole;
}

/**
 * Encodes one picture after the other, so that pictures do not take all cores or all memory from the rest of the
 * service.
 */
async function encode(sent: Uint8Array, shape: Shape): Promise<Record<string, Buffer>> {
  if (waiting >= MAX_WAITING) throw new Problem('too-many-attempts', { retryAfter: SECONDS_TO_DECODE });
  waiting += 1;
  const encoded = last.then(() => decodeApart(sent, shape));
  last = encoded
    .catch(() => {})
    .finally(() => {
      waiting -= 1;
    });
  return encoded;
}

/**
 * Decodes each picture in its own process. A file that crashes the decoder, fills its memory or takes forever ends only
 * that process, which holds no data but this picture.
 */
function decodeApart(sent: Uint8Array, shape: Shape): Promise<Record<string, Buffer>> {
  return new Promise((resolve, reject) => {
    const decoder = fork(DECODER, { serialization: 'advanced', env: {}, execArgv: [], stdio: 'ignore' });
    let isReady = false;
    let timer = setTimeout(end, SECONDS_TO_START * 1000);

    function end() {
      decoder.kill('SIGKILL');
    }

    decoder.on('message', (message: DecoderMessage) => {
      if (message === 'ready') {
        isReady = true;
        clearTimeout(timer);
        timer = setTimeout(end, SECONDS_TO_DECODE * 1000);
        const task = { picture: sent, mostPixels: PICTURE_MAX_PIXELS, ...shape };
        // If the process has ended, its exit event reports the error.
        decoder.send(task, () => {});
      } else if ('encoded' in message) {
        const encoded = Object.entries(message.encoded).map(([name, bytes]) => [name, Buffer.from(bytes)]);
        resolve(Object.fromEntries(encoded));
        end();
      } else {
        reject(new Problem(message.refused === 'pixels' ? 'picture-too-many-pixels' : 'picture-unreadable'));
        end();
      }
    });
    decoder.on('error', (error) => {
      clearTimeout(timer);
      reject(error);
    });
    decoder.on('exit', () => {
      clearTimeout(timer);
      // A decoder that did not start is our fault; one that a picture ended is the picture's.
      reject(isReady ? new Problem('picture-unreadable') : new Error('the picture decoder does not start'));
    });
  });
}
