import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { writeWebm } from './write-webm.mjs';

// Draws the videos of the demonstration, or those of a name: CHROMIUM_PATH=… node apps/server/content/drawing/draw-videos.mjs [NAME…]

const here = fileURLToPath(new URL('.', import.meta.url));
const wanted = process.argv.slice(2);
const font = createRequire(import.meta.url).resolve(
  '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
);
const PAGE = `<!doctype html><style>
  @font-face { font-family: 'Inter Variable'; font-weight: 100 900; src: url('/inter.woff2'); }
</style><script type="module" src="/page.js"></script>`;

/** @param {string} path */
function answer(path) {
  if (path === '/') return { contentType: 'text/html', body: PAGE };
  if (path === '/inter.woff2') return { contentType: 'font/woff2', body: readFileSync(font) };
  return { contentType: 'text/javascript', body: readFileSync(join(here, basename(path))) };
}

/** @param {number} seconds */
const timeOf = (seconds) => `00:00:${seconds.toFixed(3).padStart(6, '0')}`;

/** @param {{ seconds: number, caption: string }[]} captions */
function vtt(captions) {
  let begins = 0;
  const cues = captions.map(({ seconds, caption }) => {
    const ends = begins + seconds;
    const cue = `${timeOf(begins)} --> ${timeOf(ends)}\n${caption}\n`;
    begins = ends;
    return cue;
  });
  return ['WEBVTT\n', ...cues].join('\n');
}

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH,
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
});
const page = await browser.newPage();
// An address of this machine: encoders are there for secure pages alone.
await page.route('**/*', (route) => route.fulfill(answer(new URL(route.request().url()).pathname)));
await page.goto('http://localhost/');
await page.waitForFunction('window.film');
for (const [folder, name] of await page.evaluate('window.videoNames')) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const target = join(here, '..', folder, 'videos');
  mkdirSync(target, { recursive: true });
  const { frames, poster, captions, seconds, width, height } = await page.evaluate(
    `window.film('${folder}', '${name}')`,
  );
  const webm = writeWebm({
    frames: frames.map((frame) => ({ ...frame, bytes: Buffer.from(frame.bytes, 'base64') })),
    width,
    height,
    durationMs: seconds * 1000,
  });
  writeFileSync(join(target, `${name}.webm`), webm);
  writeFileSync(join(target, `${name}.webp`), Buffer.from(poster, 'base64'));
  writeFileSync(join(target, `${name}.vtt`), vtt(captions));
  process.stdout.write(`${name}: ${seconds.toFixed(1)} s, ${Math.ceil(webm.length / 1000)} kB\n`);
}
await browser.close();
