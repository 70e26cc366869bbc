import { expect, test } from 'vitest';
import { followPlaying } from './played-stretches.ts';

test('what runs is played, what is jumped over is not', () => {
  const playing = followPlaying();
  for (const seconds of [0, 0.25, 0.5, 0.75]) playing.at(seconds);
  playing.stop();
  for (const seconds of [10, 10.25]) playing.at(seconds);
  expect(playing.played()).toEqual([
    { from: 0, to: 0.75 },
    { from: 10, to: 10.25 },
  ]);
});

test('a jump without a word of it does not count either, and going back counts once', () => {
  const playing = followPlaying();
  for (const seconds of [0, 1, 30, 31, 0.5, 1.5]) playing.at(seconds);
  expect(playing.played()).toEqual([
    { from: 0, to: 1.5 },
    { from: 30, to: 31 },
  ]);
});
