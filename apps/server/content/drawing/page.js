import { courseVideos } from './course-scenes.js';
import { productVideos } from './scenes.js';
import { HEIGHT, WIDTH } from './shapes.js';

const folders = { products: productVideos, courses: courseVideos };

const FRAMES_A_SECOND = 20;
const SECONDS_TO_A_KEY_FRAME = 2;
const BITS_A_SECOND = 80_000;
const MAX_WAITING = 8;
const POSTER_SECOND = 2.2;

const canvas = document.createElement('canvas');
canvas.width = WIDTH;
canvas.height = HEIGHT;
const pen = canvas.getContext('2d');

function drawAt(shots, seconds) {
  let begins = 0;
  for (const shot of shots) {
    if (seconds < begins + shot.seconds || shot === shots.at(-1)) return shot.draw(pen, seconds - begins);
    begins += shot.seconds;
  }
}

async function base64(blob) {
  const bytes = new Uint8Array(await blob.arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}

/** Draws a video frame by frame and gives what the encoder made of it. */
async function film(folder, name) {
  const shots = folders[folder][name];
  const seconds = shots.reduce((sum, shot) => sum + shot.seconds, 0);
  const waiting = [];
  const encoder = new VideoEncoder({
    output: (chunk) => {
      const bytes = new Uint8Array(chunk.byteLength);
      chunk.copyTo(bytes);
      waiting.push({
        atMs: Math.round(chunk.timestamp / 1000),
        isKey: chunk.type === 'key',
        blob: new Blob([bytes]),
      });
    },
    error: (error) => {
      throw error;
    },
  });
  encoder.configure({
    codec: 'vp09.00.10.08',
    width: WIDTH,
    height: HEIGHT,
    bitrate: BITS_A_SECOND,
    framerate: FRAMES_A_SECOND,
  });
  for (let index = 0; index < Math.round(seconds * FRAMES_A_SECOND); index += 1) {
    drawAt(shots, index / FRAMES_A_SECOND);
    const frame = new VideoFrame(canvas, { timestamp: (index * 1_000_000) / FRAMES_A_SECOND });
    encoder.encode(frame, { keyFrame: index % (SECONDS_TO_A_KEY_FRAME * FRAMES_A_SECOND) === 0 });
    frame.close();
    while (encoder.encodeQueueSize > MAX_WAITING) await new Promise((resolve) => setTimeout(resolve, 5));
  }
  await encoder.flush();
  encoder.close();

  drawAt(shots, POSTER_SECOND);
  const poster = await new Promise((resolve) => canvas.toBlob(resolve, 'image/webp', 0.85));
  return {
    seconds,
    width: WIDTH,
    height: HEIGHT,
    captions: shots.map(({ seconds: length, caption }) => ({ seconds: length, caption })),
    poster: await base64(poster),
    frames: await Promise.all(
      waiting.map(async ({ blob, ...frame }) => ({ ...frame, bytes: await base64(blob) })),
    ),
  };
}

await document.fonts.load('700 20px "Inter Variable"');
window.videoNames = Object.entries(folders).flatMap(([folder, videos]) =>
  Object.keys(videos).map((name) => [folder, name]),
);
window.film = film;
