import { expect, test } from 'vitest';
import { resumeAt, timeInVideo } from './video-time.ts';

test('times are minutes and seconds', () => {
  expect([timeInVideo(0), timeInVideo(7.9), timeInVideo(75)]).toEqual(['0:00', '0:07', '1:15']);
});

test('a video goes on where one stopped, and begins anew after its end', () => {
  expect(resumeAt({ position: 7.4, seconds: 13.3 })).toBe(7.4);
  expect(resumeAt({ position: 13.3, seconds: 13.3 })).toBe(0);
  expect(resumeAt({ position: 12.9, seconds: 13.3 })).toBe(0);
});
