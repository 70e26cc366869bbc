import { fork } from 'node:child_process';
import { PICTURE_MAX_PIXELS, pictureSizes } from '@hub/contract/auth/users/profile-picture';
import { Problem } from '../../../http/problem.ts';

export type EncodedPicture = { small: Buffer; large: Buffer };

/** What is drawn: squares of two sizes, or the whole picture within a box. */
type Shape =
  | { shape: 'squares'; sizes: { small: number; large: number } }
  | { shape: 'within'; width: number; height: number };

/** What the decoder says: first that it is there, then what came of the picture. */
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

/** The whole picture as a PNG on white, as large as it is and within a box. */
export async function encodeWithin(
  sent: Uint8Array,
  { width, height }: { width: number; height: number },
): Promise<Buffer> {
  const { whole } = await encode(sent, { shape: 'within', width, height });
  if (!whole) throw new Problem('picture-unreadable');
  return whole;
}

/** One after the other: pictures must not take every core, or all memory, from the rest of the service. */
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
 * Decodes in a process of its own, one for each picture. A file that breaks the decoder, fills the memory or takes
 * forever ends that process and nothing else, and what it holds are this picture's bytes and no secret.
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
        // It may be gone again; then its exit tells.
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
      // A decoder that never began is our fault; one that a picture has ended is the picture's.
      reject(isReady ? new Problem('picture-unreadable') : new Error('the picture decoder does not start'));
    });
  });
}
