import type { Block, ReportDocument } from '@hub/document/document';
import type { Task } from './drawing-process.ts';
import { fontsFor } from './fonts.ts';
import { pdfTask } from './pdf-task.ts';

const WORDS = 'Attention is elevated: tasks begin well, and the thread is lost where several steps follow. ';
const SCALES = ['Attention', 'Activity', 'Mood', 'Worry', 'Friendships', 'Learning'];
const TONES = ['good', 'neutral', 'caution', 'concern'] as const;
const toneOf = (index: number) => TONES[index % TONES.length] as (typeof TONES)[number];

const table: Block = {
  kind: 'table',
  caption: 'Scores',
  columns: [
    { title: 'Scale', align: 'start', weight: 3 },
    { title: 'T', align: 'end', weight: 1 },
    { title: 'Band', align: 'start', weight: 2 },
  ],
  rows: SCALES.map((text, index) => [
    { text, bold: index === 0 },
    { text: String(40 + 4 * index) },
    { text: 'Average', tone: toneOf(index) },
  ]),
};

const chapter = (title: string): Block[] => [
  { kind: 'heading', level: 2, text: title },
  {
    kind: 'facts',
    items: SCALES.map((name) => ({ name, value: 'Parent form' })),
  },
  { kind: 'paragraph', look: 'lead', runs: [{ text: `${title}: ${WORDS}` }] },
  {
    kind: 'paragraph',
    look: 'normal',
    runs: [
      { text: WORDS.repeat(2) },
      { text: 'See the profile', bold: true },
      { text: ' and ', italic: true },
      { text: 'the guide', href: 'https://www.example.com' },
    ],
  },
  { kind: 'list', isOrdered: false, items: SCALES.map((text) => [{ text: `${text}: ${WORDS}` }]) },
  { kind: 'callout', tone: 'caution', title, paragraphs: [[{ text: WORDS }]] },
  {
    kind: 'figure',
    caption: `Profile, ${title}`,
    alternative: WORDS,
    plot: {
      kind: 'profile',
      axis: {
        title: 'T score',
        from: 20,
        to: 80,
        step: 10,
        bands: TONES.map((tone, index) => ({ name: tone, tone, from: 20 + 15 * index, to: 35 + 15 * index })),
      },
      scales: SCALES.map((name) => ({ name, startsGroup: false, standsOut: false })),
      series: [
        {
          name: 'Parent',
          points: SCALES.map((_, index) => ({
            value: 40 + 4 * index,
            text: String(40 + 4 * index),
            interval: { from: 36 + 4 * index, to: 44 + 4 * index },
          })),
        },
      ],
    },
  },
  table,
];

const report: ReportDocument = {
  version: 1,
  language: 'en',
  direction: 'ltr',
  paper: 'letter',
  title: 'Report',
  letterhead: { organization: 'Practice', lines: ['Street', 'Town'], logo: null },
  running: { head: ['Client'], foot: ['Practitioner'], warning: null, pageLabel: 'Page {n} of {m}' },
  blocks: [
    ...chapter('Summary'),
    { kind: 'page-break' },
    ...chapter('Scores'),
    { kind: 'signature', name: 'Practitioner', credentials: 'PhD', day: 'Today', picture: null },
  ],
};

const picture =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20"><rect width="9" height="9" rx="2"/><text x="9" y="18" font-family="Inter">T</text></svg>';

/**
 * Drawn before a process counts as ready, because V8 compiles WebAssembly on first use: a report with every kind of
 * block, and a picture for Word.
 */
export const warmUps = (): Task[] => [
  pdfTask(report),
  { kind: 'png', svg: picture, width: 40, fonts: fontsFor('T', 'en').files },
];
