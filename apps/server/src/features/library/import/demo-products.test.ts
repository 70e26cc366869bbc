import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { demoContentFolder } from '../../../paths.ts';
import { readCatalogue } from './read-catalogue.ts';

const demoProductsFolder = join(demoContentFolder, 'products');

const MAX_SECONDS = 15;
const MAX_VIDEO_BYTES = 250_000;
const SIMULATED = 'Demonstration norms, made by simulation. Not for clinical use.';

const products = readCatalogue(demoProductsFolder).map(({ entry }) => entry);
const videos = products.flatMap(({ features }) => features.flatMap((feature) => feature.videos));
const fileOf = (path: string) => join(demoProductsFolder, path);

test('the five products of the demonstration are good, and each has its own cover', () => {
  expect(products.map(({ sku, qualificationLevel }) => `${sku} ${qualificationLevel}`)).toEqual([
    'LAP B',
    'LBS-2 C',
    'LCO B',
    'LMC B',
    'LPT A',
  ]);
  expect(new Set(products.map(({ cover }) => cover)).size).toBe(5);
});

test('who has norms says that they are made by simulation', () => {
  const saying = products.filter(({ description }) => description.text.includes(SIMULATED));
  expect(saying.map(({ sku }) => sku)).toEqual(['LAP', 'LBS-2', 'LMC']);
});

test('training is counted in seats and has videos, and so has the LBS-2', () => {
  const withVideos = products.flatMap(({ features }) =>
    features.filter((feature) => feature.videos.length > 0),
  );
  expect(withVideos.map(({ sku, countedIn, videos: { length } }) => [sku, countedIn, length])).toEqual([
    ['LBS-2-PARENT', 'uses', 1],
    ['LBS-2-REPORT', 'uses', 1],
    ['LPT-SEAT', 'seats', 4],
  ]);
});

/** The duration in the file itself, in seconds. */
function durationOf(webm: Buffer): number {
  const DURATION_OF_EIGHT_BYTES = Buffer.from('44890100000000000008', 'hex');
  const at = webm.indexOf(DURATION_OF_EIGHT_BYTES);
  return at < 0 ? Number.NaN : webm.readDoubleBE(at + DURATION_OF_EIGHT_BYTES.length) / 1000;
}

const secondsOf = (time: string) => {
  const [hours = 0, minutes = 0, seconds = 0] = time.split(':').map(Number);
  return hours * 3600 + minutes * 60 + seconds;
};

test.each(videos)('the video $name is short and small, and has captions to its end', (video) => {
  expect(video.seconds).toBeLessThanOrEqual(MAX_SECONDS);
  expect(statSync(fileOf(video.file)).size).toBeLessThanOrEqual(MAX_VIDEO_BYTES);
  expect(durationOf(readFileSync(fileOf(video.file)))).toBeCloseTo(video.seconds, 3);
  const times = readFileSync(fileOf(video.captions), 'utf8').match(/\d\d:\d\d:\d\d\.\d{3}/g) ?? [];
  expect(times.length).toBeGreaterThanOrEqual(2);
  expect(secondsOf(times[0] ?? '')).toBe(0);
  expect(secondsOf(times.at(-1) ?? '')).toBeCloseTo(video.seconds, 3);
});

test('every file of the folder is used', () => {
  const used = [
    ...products.flatMap(({ cover, sample }) => [cover, ...(sample ? [sample] : [])]),
    ...videos.flatMap(({ file, captions, poster }) => [file, captions, poster]),
  ];
  const there = ['covers', 'samples', 'videos'].flatMap((folder) =>
    readdirSync(fileOf(folder))
      .filter((name) => !name.endsWith('.json'))
      .map((name) => `${folder}/${name}`),
  );
  expect(there.sort()).toEqual([...new Set(used)].sort());
});
