import {
  bubble,
  card,
  colors,
  dot,
  ease,
  envelope,
  ground,
  headline,
  line,
  person,
  sheet,
  tick,
  titleCard,
  words,
} from './shapes.js';

const TRAINING = { of: 'Practice Training', background: colors.blue, accent: colors.aqua };
const SCALES = { of: 'Behavior Scales, Second Edition', background: colors.teal, accent: colors.coral };

/** A shot begins on an empty ground with its headline. */
export const shot = (style, seconds, title, caption, draw) => ({
  seconds,
  caption,
  draw: (pen, now) => {
    ground(pen, style.background);
    headline(pen, title, now);
    draw(pen, now);
  },
});

export const opening = (style, title, caption) => ({
  seconds: 2.5,
  caption,
  draw: (pen, now) => titleCard(pen, now, { ...style, title }),
});

const bell = (x) => 262 - 150 * Math.exp(-((x - 320) ** 2) / (2 * 80 ** 2));

/** The normal curve, as far as it is drawn, over a scale of T scores. */
export function curve(pen, part) {
  const points = [];
  for (let x = 80; x <= 80 + 480 * part; x += 4) points.push([x, bell(x)]);
  if (points.length > 1) line(pen, points, colors.aqua, 5);
  line(
    pen,
    [
      [80, 266],
      [560, 266],
    ],
    colors.paper,
    3,
  );
  for (let score = 20; score <= 80; score += 10) {
    words(pen, String(score), 80 + (score - 20) * 8, 292, { size: 18, weight: 500, align: 'center' });
  }
}

/** Fills the curve from one T score to another. */
export function underCurve(pen, from, to, color, alpha) {
  pen.globalAlpha = alpha;
  pen.fillStyle = color;
  pen.beginPath();
  const left = 80 + (from - 20) * 8;
  const right = 80 + (to - 20) * 8;
  pen.moveTo(left, 264);
  for (let x = left; x <= right; x += 4) pen.lineTo(x, bell(x));
  pen.lineTo(right, 264);
  pen.fill();
  pen.globalAlpha = 1;
}

export function calendar(pen, now) {
  const picked = Math.floor(ease(now, 0.5, 2.2) * 10);
  for (let day = 0; day < 14; day += 1) {
    const isWeekend = day % 7 > 4;
    const before = day - Math.floor(day / 7) * 2;
    const isPassed = !isWeekend && before < picked;
    const color = isPassed ? colors.aqua : isWeekend ? '#2b4470' : colors.paper;
    card(pen, 92 + (day % 7) * 66, 112 + Math.floor(day / 7) * 70, 56, 58, color);
  }
  if (picked === 10) tick(pen, 92 + 4 * 66 + 28, 112 + 70 + 28, ease(now, 2.2, 2.7));
}

export function steps(pen, now, lines) {
  lines.forEach((text, index) => {
    const top = 100 + index * 62;
    pen.globalAlpha = ease(now, 0.3 + index * 0.5, 0.7 + index * 0.5);
    card(pen, 60, top, 520, 50);
    words(pen, text, 116, top + 33, { size: 21, color: colors.ink });
    pen.globalAlpha = 1;
    tick(pen, 88, top + 25, ease(now, 0.7 + index * 0.5, 1.1 + index * 0.5));
  });
}

const PROFILE = [52, 68, 47, 73, 58, 44, 61, 50];

export function profile(pen, now, { marked }) {
  const heightOf = (score) => 286 - (score - 30) * 3.6;
  card(pen, 60, heightOf(70), 520, heightOf(60) - heightOf(70), '#1c6069');
  words(pen, '60 to 69: watch closely', 570, heightOf(70) - 10, {
    size: 15,
    weight: 500,
    align: 'right',
    color: colors.aqua,
  });
  const shown = ease(now, 0.3, 1.8) * (PROFILE.length - 1);
  const points = PROFILE.slice(0, Math.floor(shown) + 1).map((score, index) => [
    92 + index * 60,
    heightOf(score),
  ]);
  if (points.length > 1) line(pen, points, colors.paper, 4);
  points.forEach(([x, y], index) => {
    const isHigh = (PROFILE[index] ?? 0) >= 70;
    dot(pen, x, y, 9, marked && isHigh ? colors.coral : colors.paper);
    if (marked && isHigh) words(pen, String(PROFILE[index]), x, y - 18, { size: 20, align: 'center' });
  });
}

/** Every video of a product by its name: its shots. */
export const productVideos = {
  'sending-a-form': [
    opening(TRAINING, 'Sending a form', 'How to send a form, in four steps.'),
    shot(
      TRAINING,
      3.2,
      'Choose the forms',
      'Tick the forms that fit your question and the age of your client.',
      (pen, now) => {
        ['Parent', 'Teacher', 'Self'].forEach((name, index) => {
          const y = 110 + 30 * (1 - ease(now, index * 0.2, 0.5 + index * 0.2));
          card(pen, 60 + index * 180, y, 160, 130);
          words(pen, name, 140 + index * 180, y + 54, { size: 22, color: colors.ink, align: 'center' });
          if (index < 2) tick(pen, 140 + index * 180, y + 92, ease(now, 1 + index * 0.6, 1.5 + index * 0.6));
        });
      },
    ),
    shot(
      TRAINING,
      3.2,
      'One message each',
      'Everyone you ask gets one message with one link, however many forms there are.',
      (pen, now) => {
        person(pen, 110, 130, colors.aqua);
        person(pen, 530, 130, colors.gold);
        envelope(pen, 160 + 210 * ease(now, 0.5, 2.2), 146 - 30 * Math.sin(Math.PI * ease(now, 0.5, 2.2)));
      },
    ),
    shot(
      TRAINING,
      3.2,
      'Ten business days',
      'The due date is preset to ten business days. Change it when you need to.',
      calendar,
    ),
  ],
  'missing-answers': [
    opening(TRAINING, 'Missing answers', 'What to do when a form comes back with gaps.'),
    shot(
      TRAINING,
      3.4,
      'Gaps are normal',
      'A question may stay open. The form shows what is missing before it is submitted.',
      (pen, now) => {
        sheet(pen, 60, 100, [1, undefined, 2, 0], now, { name: 'Parent form', width: 320 });
        pen.globalAlpha = ease(now, 2, 2.5);
        card(pen, 410, 160, 180, 46, colors.gold);
        words(pen, '1 still open', 500, 190, { size: 20, color: colors.ink, align: 'center' });
        pen.globalAlpha = 1;
      },
    ),
    shot(
      TRAINING,
      3.2,
      'A few are fine',
      'With few gaps a scale is scored as usual. With too many it gives its reason instead.',
      (pen, now) => {
        [0.2, 0.35, 0.8].forEach((gaps, index) => {
          const top = 112 + index * 56;
          card(pen, 60, top, 400, 36, '#2b4470');
          card(
            pen,
            60,
            top,
            400 * (1 - gaps) * ease(now, 0.3, 1.6),
            36,
            gaps > 0.5 ? colors.coral : colors.aqua,
          );
          words(pen, gaps > 0.5 ? 'Not scored' : 'Scored', 480, top + 26, { size: 20 });
        });
      },
    ),
    shot(
      TRAINING,
      3.2,
      'You decide',
      'Read why a form needs review. Then accept it with a reason, or discard it.',
      (pen, now) => {
        steps(pen, now, [
          'Read what is missing',
          'Ask again, if you can',
          'Accept with a reason, or discard',
        ]);
      },
    ),
  ],
  'reading-t-scores': [
    opening(TRAINING, 'Reading T scores', 'What a T score tells, and what it does not.'),
    shot(TRAINING, 3.2, 'Fifty is the middle', 'The average of people of the same age is 50.', (pen, now) => {
      curve(pen, ease(now, 0.2, 1.6));
      line(
        pen,
        [
          [320, 264],
          [320, 264 - 152 * ease(now, 1.6, 2.2)],
        ],
        colors.gold,
        4,
      );
    }),
    shot(
      TRAINING,
      3.2,
      'Ten points are a step',
      'Ten points are one standard deviation. Two thirds of all people lie between 40 and 60.',
      (pen, now) => {
        underCurve(pen, 40, 60, colors.aqua, 0.5 * ease(now, 0.4, 1.2));
        curve(pen, 1);
      },
    ),
    shot(
      TRAINING,
      3.6,
      'A score is a range',
      'Repeat the form and the score moves a little. Read the range, and look at the whole person.',
      (pen, now) => {
        curve(pen, 1);
        const reach = 4 + 2 * Math.sin(now * 3);
        underCurve(pen, 64, 72, colors.coral, 0.7);
        dot(pen, 80 + 48 * 8 + reach, 240, 10, colors.gold);
        line(
          pen,
          [
            [80 + 44 * 8, 240],
            [80 + 52 * 8, 240],
          ],
          colors.gold,
          4,
        );
      },
    ),
  ],
  'talking-about-results': [
    opening(TRAINING, 'Talking about results', 'How to tell a family what you found.'),
    shot(
      TRAINING,
      3.2,
      'Begin with strengths',
      'Begin with what goes well. A family listens better to someone who has seen it.',
      (pen, now) => {
        person(pen, 110, 180, colors.aqua);
        person(pen, 530, 180, colors.gold);
        bubble(pen, 170, 104, 250, 'She is a kind friend.', ease(now, 0.4, 0.9));
        bubble(pen, 240, 178, 240, 'Yes, she really is.', ease(now, 1.5, 2), colors.gold);
      },
    ),
    shot(
      TRAINING,
      3.2,
      'Plain words',
      'Leave the numbers for the report. Say what they mean on a school day.',
      (pen, now) => {
        const gone = ease(now, 1.1, 1.6);
        bubble(pen, 60, 130, 200, 'T = 71', ease(now, 0.3, 0.8));
        if (gone > 0)
          line(
            pen,
            [
              [110, 160],
              [110 + 100 * gone, 160],
            ],
            colors.coral,
            5,
          );
        bubble(pen, 300, 130, 280, 'Sitting still is hard work', ease(now, 1.7, 2.2), colors.aqua);
      },
    ),
    shot(
      TRAINING,
      3.4,
      'End with a next step',
      'Agree on one thing for home, one for school, and the day you will talk again.',
      (pen, now) => {
        steps(pen, now, ['One thing for home', 'One thing for school', 'A day to talk again']);
      },
    ),
  ],
  'lbs-2-at-a-glance': [
    opening(SCALES, 'LBS-2 at a glance', 'The Larkfield Behavior Scales in a quarter of a minute.'),
    shot(
      SCALES,
      3.6,
      'Three points of view',
      'Parents, teachers and young people from eleven each answer a form of their own.',
      (pen, now) => {
        ['Parent', 'Teacher', 'Self'].forEach((name, index) => {
          sheet(pen, 40 + index * 192, 100, [index, 2, 1, (index + 2) % 4], now - index * 0.3, {
            name,
            width: 176,
          });
        });
      },
    ),
    shot(
      SCALES,
      3.6,
      'One profile',
      'Eight clinical and two adaptive scales come together in one profile.',
      (pen, now) => {
        profile(pen, now, { marked: false });
      },
    ),
    shot(
      SCALES,
      3.6,
      'Ideas that help',
      'Each report ends with recommendations for home and for school.',
      (pen, now) => {
        steps(pen, now, [
          'For home: one task at a time',
          'For school: a seat near the front',
          'For both: praise at once',
        ]);
      },
    ),
  ],
  'reading-the-profile': [
    opening(SCALES, 'Reading the profile', 'Three things to look at in a profile.'),
    shot(
      SCALES,
      3.4,
      'First the shape',
      'Look at the whole line first: where does it rise, and where is it calm?',
      (pen, now) => {
        profile(pen, now, { marked: false });
      },
    ),
    shot(
      SCALES,
      3.4,
      'Then the peaks',
      'A score of 70 or more stands out. Two raters who agree make it weigh more.',
      (pen, now) => {
        profile(pen, 2 + now, { marked: true });
      },
    ),
    shot(
      SCALES,
      3.6,
      'Last, the answers',
      'Open the items of a scale and read what was really said.',
      (pen, now) => {
        sheet(pen, 150, 100, [3, 2, 3, 3], now, { name: 'Attention', width: 340 });
      },
    ),
  ],
};
