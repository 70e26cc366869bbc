import { fork } from 'node:child_process';
import { PICTURE_MAX_PIXELS, pictureSizes } from '@hub/contract/auth/users/profile-picture';
import { Problem } from '../../../http/problem.ts';

export type EncodedPicture = { small: Buffer; large: Buffer };

/** What the decoder says: first that it is there, then what came of the picture. */
type Said =
  | 'ready'
  | { encoded: Record<keyof EncodedPicture, Uint8Array> }
  | { refused: 'pixels' | 'unreadable' };

const DECODER = new URL('./picture-decoder.js', import.meta.url);
const MAX_WAITING = 8;
const SECONDS_TO_START = 20;
const SECONDS_TO_DECODE = 10;

let waiting = 0;
let last: Promise<unknown> = Promise.resolve();

/** One after the other: pictures must not take every core, or all memory, from the rest of the service. */
export async function encodePicture(sent: Uint8Array): Promise<EncodedPicture> {
  if (waiting >= MAX_WAITING) throw new Problem('too-many-attempts', { retryAfter: SECONDS_TO_DECODE });
  waiting += 1;
  const encoded = last.then(() => decodeApart(sent));
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
function decodeApart(sent: Uint8Array): Promise<EncodedPicture> {
  return new Promise((resolve, reject) => {
    const decoder = fork(DECODER, { serialization: 'advanced', env: {}, execArgv: [], stdio: 'ignore' });
    let isReady = false;
    let timer = setTimeout(end, SECONDS_TO_START * 1000);

    function end() {
      decoder.kill('SIGKILL');
    }

    decoder.on('message', (said: Said) => {
      if (said === 'ready') {
        isReady = true;
        clearTimeout(timer);
        timer = setTimeout(end, SECONDS_TO_DECODE * 1000);
        const task = { picture: sent, sizes: pictureSizes, mostPixels: PICTURE_MAX_PIXELS };
        // It may be gone again; then its exit tells.
        decoder.send(task, () => {});
      } else if ('encoded' in said) {
        resolve({ small: Buffer.from(said.encoded.small), large: Buffer.from(said.encoded.large) });
        end();
      } else {
        reject(new Problem(said.refused === 'pixels' ? 'picture-too-many-pixels' : 'picture-unreadable'));
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
