import type { Cue } from '@hub/contract/core/courses/lesson';

const TIMES = /^((?:\d+:)?\d\d:\d\d\.\d{3}) --> ((?:\d+:)?\d\d:\d\d\.\d{3})/;
const TAG = /<[^>]*>/g;

const secondsOf = (written: string) =>
  written.split(':').reduce((seconds, part) => seconds * 60 + Number(part), 0);

/** The captions of a video as a transcript with times. */
export function readCaptions(vtt: string): Cue[] {
  return vtt
    .replace(/\r\n?/g, '\n')
    .split(/\n{2,}/)
    .flatMap((block) => {
      const lines = block.split('\n');
      const index = lines.findIndex((line) => TIMES.test(line));
      const [, from = '', to = ''] = TIMES.exec(lines[index] ?? '') ?? [];
      const text = lines
        .slice(index + 1)
        .join(' ')
        .replace(TAG, '')
        .trim();
      return index < 0 || text === '' ? [] : [{ from: secondsOf(from), to: secondsOf(to), text }];
    });
}
