import type { Block, ReportDocument, Run } from '@hub/document/document';
import type { Plot } from '@hub/document/plot';
import { SIGNATURE, SMALL_LOGO } from './pictures.ts';

const line = (text: string): Run[] => [{ text }];

const axis: Plot['axis'] = {
  title: 'T score',
  from: 20,
  to: 90,
  step: 10,
  bands: [
    { name: 'Low', tone: 'neutral', from: 20, to: 40 },
    { name: 'Average', tone: 'good', from: 40, to: 60 },
    { name: 'Elevated', tone: 'caution', from: 60, to: 70 },
    { name: 'Very elevated', tone: 'concern', from: 70, to: 90 },
  ],
};
const scales = ['Attention', 'Activity', 'Mood', 'Worry', 'Friendships', 'Learning', 'Sleep', 'Total'];
const values = [71, 64, 48, 58, 44, 66, 39, 62];

const profilePlot: Plot = {
  kind: 'profile',
  axis,
  scales: scales.map((name, index) => ({ name, startsGroup: index === 7, standsOut: index === 0 })),
  series: [
    {
      name: 'Parent',
      points: values.map((value) => ({
        value,
        text: String(value),
        interval: { from: value - 5, to: value + 5 },
      })),
    },
  ],
};

const timePlot: Plot = {
  kind: 'time',
  axis,
  name: 'Attention',
  points: [
    ['2026-01-12', 'Jan 12, 2026', 71],
    ['2026-03-02', 'Mar 2, 2026', 65],
    ['2026-09-20', 'Sep 20, 2026', 54],
  ].map(([day, label, value]) => ({
    day: String(day),
    label: String(label),
    value: Number(value),
    text: String(value),
    interval: { from: Number(value) - 5, to: Number(value) + 5 },
    isReliableChange: value === 54,
  })),
};

const toneOf = (value: number) =>
  value >= 70 ? 'concern' : value >= 60 ? 'caution' : value >= 40 ? 'good' : 'neutral';
const bandOf = (value: number) =>
  value >= 70 ? 'Very elevated' : value >= 60 ? 'Elevated' : value >= 40 ? 'Average' : 'Low';

export const scoreTable = (rows = values.length): Block => ({
  kind: 'table',
  caption: 'Scores, with 90% intervals',
  columns: [
    { title: 'Scale', align: 'start', weight: 3 },
    { title: 'Raw', align: 'end', weight: 1 },
    { title: 'T', align: 'end', weight: 1 },
    { title: 'Interval', align: 'end', weight: 1.5 },
    { title: 'Percentile', align: 'end', weight: 1.5 },
    { title: 'Band', align: 'start', weight: 2.4 },
  ],
  rows: Array.from({ length: rows }, (_, index) => {
    const value = values[index % values.length] as number;
    return [
      { text: rows > values.length ? `Item ${index + 1}` : (scales[index] as string), bold: index === 7 },
      { text: String(value - 30) },
      { text: String(value), bold: true },
      { text: `${value - 5}–${value + 5}` },
      { text: String(Math.min(99, value + 20)) },
      { text: bandOf(value), tone: toneOf(value) },
    ];
  }),
});

const PARAGRAPH =
  'Compared with children of the same age, attention stands out. Answers describe a child who starts tasks with energy and loses the thread when a task is long, when others talk, or when several steps follow each other.';

/** Every kind of block, each tone, and what each page repeats. */
export const sampleDocument: ReportDocument = {
  version: 1,
  language: 'en',
  direction: 'ltr',
  paper: 'letter',
  title: 'Complete report: Learning and Behavior Scales',
  letterhead: {
    organization: 'Riverside Family Practice',
    lines: ['120 Water Street, Suite 4', 'Springfield, IL 62701', '(217) 555-0142'],
    logo: SMALL_LOGO,
  },
  running: {
    head: ['Maya Torres, born May 15, 2016', 'Learning and Behavior Scales, parent form, version 2.1'],
    foot: [
      'Dana Whitfield, PhD · November 18, 2026',
      'Confidential. For the person named above and those who care for them.',
      'Demonstration norms: simulated, not for clinical use.',
    ],
    warning: 'Contains test items. Do not release',
    pageLabel: 'Page {n} of {m}',
  },
  blocks: [
    {
      kind: 'facts',
      items: [
        { name: 'Client', value: 'Maya Torres' },
        { name: 'Age', value: '10 years, 6 months' },
        { name: 'Answered by', value: 'Elena Torres (mother), November 12, 2026' },
        { name: 'Reason', value: 'The school asked whether attention explains the fall in reading grades.' },
      ],
    },
    {
      kind: 'paragraph',
      look: 'lead',
      runs: line('Attention is very elevated, and learning and activity are elevated.'),
    },
    {
      kind: 'callout',
      tone: 'good',
      title: 'This form can be trusted',
      paragraphs: [line('No index of validity is extreme, and every item was answered.')],
    },
    { kind: 'heading', level: 2, text: 'Summary' },
    {
      kind: 'paragraph',
      look: 'normal',
      runs: [
        { text: `${PARAGRAPH} See ` },
        { text: 'the profile', bold: true },
        { text: ', ' },
        { text: 'not a diagnosis', italic: true },
        { text: ', and ' },
        { text: 'the guide', href: 'https://www.example.com/guide' },
        { text: ' for ' },
        { text: 'how to read it', underline: true },
        { text: '.' },
      ],
    },
    {
      kind: 'list',
      isOrdered: false,
      items: [line('Shorter tasks, with a pause after each.'), line(PARAGRAPH)],
    },
    {
      kind: 'list',
      isOrdered: true,
      items: [line('Talk with the teacher.'), line('Look again in three months.')],
    },
    {
      kind: 'figure',
      caption: 'Profile of T scores',
      alternative:
        'Attention is highest, T 71, very elevated. Learning, activity and the total are elevated.',
      plot: profilePlot,
    },
    scoreTable(),
    { kind: 'heading', level: 2, text: 'Scales in words' },
    { kind: 'heading', level: 3, text: 'Attention' },
    { kind: 'paragraph', look: 'normal', runs: line(PARAGRAPH) },
    { kind: 'heading', level: 3, text: 'Learning' },
    { kind: 'paragraph', look: 'normal', runs: line(PARAGRAPH) },
    {
      kind: 'callout',
      tone: 'neutral',
      title: 'How to read a T score',
      paragraphs: [line('The average of the same age is 50; two of three children are between 40 and 60.')],
    },
    {
      kind: 'callout',
      tone: 'caution',
      title: 'Answered late',
      paragraphs: [line('Items 30 to 48 were answered two days after the others.')],
    },
    {
      kind: 'callout',
      tone: 'concern',
      title: 'A critical item',
      paragraphs: [line('Item 17 was answered with "often".'), line('Talk about it soon.')],
    },
    {
      kind: 'figure',
      caption: 'Attention over time',
      alternative: 'Attention falls from T 71 in January to T 54 in September, a reliable change.',
      plot: timePlot,
    },
    { kind: 'page-break' },
    { kind: 'heading', level: 2, text: 'Answers' },
    scoreTable(60),
    {
      kind: 'paragraph',
      look: 'small',
      runs: line('Scored with version 2.1 of the definition, by score version 1.'),
    },
    {
      kind: 'signature',
      picture: SIGNATURE,
      name: 'Dana Whitfield',
      credentials: 'PhD, Licensed Psychologist',
      day: 'November 18, 2026',
    },
  ],
};
