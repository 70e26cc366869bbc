import { calendar, curve, opening, profile, shot, steps, underCurve } from './scenes.js';
import { bubble, card, colors, dot, ease, envelope, line, person, sheet, words } from './shapes.js';

const style = (of, background, accent) => ({ of, background, accent });
const GIVING = style('Giving the Behavior Scales', colors.teal, colors.coral);
const READING = style('Reading a profile', colors.blue, colors.aqua);
const WRITING = style('Writing to families', colors.teal, colors.gold);
const RIGHTS = style('Rights of respondents', colors.blue, colors.coral);

const list =
  (...lines) =>
  (pen, now) =>
    steps(pen, now, lines);

/** Two people, and what they say one after the other. */
const talk = (first, second) => (pen, now) => {
  person(pen, 110, 180, colors.aqua);
  person(pen, 530, 180, colors.gold);
  bubble(pen, 160, 104, 300, first, ease(now, 0.3, 0.8));
  bubble(pen, 190, 178, 300, second, ease(now, 1.8, 2.3), colors.gold);
};

/** A range on the curve, with its score. */
const range = (from, score, to) => (pen, now) => {
  underCurve(pen, from, to, colors.coral, 0.6 * ease(now, 0.6, 1.4));
  curve(pen, 1);
  const at = (value) => 80 + (value - 20) * 8;
  line(
    pen,
    [
      [at(from), 236],
      [at(from) + (at(to) - at(from)) * ease(now, 0.8, 1.8), 236],
    ],
    colors.gold,
    4,
  );
  dot(pen, at(score), 236, 9, colors.gold);
};

/** A long word that gives way to short ones. */
const plainer = (before, after) => (pen, now) => {
  const part = ease(now, 1.6, 2.2);
  pen.globalAlpha = 1 - 0.7 * part;
  card(pen, 60, 104, 520, 66, '#8fb4b8');
  words(pen, before, 320, 145, { size: 21, color: colors.ink, align: 'center' });
  pen.globalAlpha = part;
  card(pen, 60, 194, 520, 66);
  words(pen, after, 320, 235, { size: 21, color: colors.ink, align: 'center' });
  pen.globalAlpha = 1;
};

/** Every video of a course by its name: its shots. */
export const courseVideos = {
  'choosing-raters': [
    opening(GIVING, 'Choosing raters', 'Who should answer, and how many.'),
    shot(
      GIVING,
      4.5,
      'Who sees the child',
      'Ask people who have seen the child most days of the last month.',
      (pen, now) => {
        ['At home', 'In class', 'The child'].forEach((name, index) => {
          const shown = ease(now, index * 0.5, 0.5 + index * 0.5);
          pen.globalAlpha = shown;
          person(pen, 140 + index * 180, 130, [colors.aqua, colors.gold, colors.coral][index]);
          words(pen, name, 140 + index * 180, 262, { size: 20, align: 'center' });
          pen.globalAlpha = 1;
        });
      },
    ),
    shot(
      GIVING,
      4.5,
      'Two views or more',
      'Two raters from different places tell more than two from the same place.',
      list('One from home', 'One from school', 'The child, from eleven years on'),
    ),
    shot(
      GIVING,
      4,
      'Each on their own',
      'Each rater answers alone. Talking it over first makes two forms into one.',
      (pen, now) => {
        sheet(pen, 40, 100, [1, 2, 0, 3], now, { name: 'Home', width: 250 });
        sheet(pen, 350, 100, [2, 1, 3, 0], now, { name: 'School', width: 250 });
      },
    ),
  ],
  'answering-in-the-room': [
    opening(GIVING, 'Answering in the room', 'When a form is answered on your device.'),
    shot(
      GIVING,
      4.5,
      'Hand it over',
      'Hand over the device. You are signed out, and nothing of yours can be seen.',
      (pen, now) => {
        person(pen, 110, 150, colors.aqua);
        person(pen, 530, 150, colors.gold);
        card(pen, 170 + 230 * ease(now, 0.6, 2.4), 150, 70, 100);
      },
    ),
    shot(
      GIVING,
      4.5,
      'Read it out the same way',
      'If you read items aloud, read each one as it stands, in the same voice.',
      talk('I read it as it stands.', 'And I choose.'),
    ),
    shot(
      GIVING,
      4,
      'Do not explain',
      'Say: answer as you understand it. An explanation changes the item.',
      talk('What does often mean?', 'As you understand it.'),
    ),
  ],
  'from-raw-to-t': [
    opening(READING, 'From answers to a T score', 'How answers become a number that can be compared.'),
    shot(
      READING,
      4.5,
      'Points add up',
      'Each answer has points. The points of a scale are added: that is the raw score.',
      (pen, now) => {
        sheet(pen, 60, 100, [1, 2, 0, 3], now, { name: 'One scale', width: 300 });
        pen.globalAlpha = ease(now, 2, 2.6);
        card(pen, 410, 150, 170, 70, colors.gold);
        words(pen, '1+2+0+3 = 6', 495, 193, { size: 24, color: colors.ink, align: 'center' });
        pen.globalAlpha = 1;
      },
    ),
    shot(
      READING,
      4.5,
      'Compared with peers',
      'The raw score is compared with children of the same age. Fifty is the middle.',
      (pen, now) => {
        curve(pen, ease(now, 0.2, 1.8));
        underCurve(pen, 40, 60, colors.aqua, 0.5 * ease(now, 2, 2.6));
      },
    ),
    shot(
      READING,
      4.5,
      'Always with its range',
      'A score is the middle of a range. Nine times of ten the true score lies in it.',
      range(62, 66, 70),
    ),
  ],
  'what-stands-out': [
    opening(READING, 'What stands out', 'How to read a whole profile.'),
    shot(
      READING,
      4,
      'First the whole',
      'Look at the whole line before you look at a single point.',
      (pen, now) => profile(pen, now, { marked: false }),
    ),
    shot(
      READING,
      4.5,
      'Then the peaks',
      'Seventy or more is far above most children. Sixty to sixty-nine asks for a closer look.',
      (pen, now) => profile(pen, now, { marked: true }),
    ),
    shot(
      READING,
      4.5,
      'Then ask why',
      'A peak is a question, not an answer. Ask what you would see at home and in class.',
      list('Is it there in other forms, too?', 'Can the form be trusted?', 'What would the child say?'),
    ),
  ],
  'plain-words': [
    opening(WRITING, 'Plain words', 'How to say it so that a family understands it.'),
    shot(
      WRITING,
      4.5,
      'Say what you see',
      'Replace the word of your profession by what a parent sees.',
      plainer('elevated inattention', 'finds it hard to stay with a task'),
    ),
    shot(
      WRITING,
      4.5,
      'One thought, one sentence',
      'Keep sentences short. When you need a comma twice, make two sentences.',
      plainer('a sentence with three commas', 'One thought. Then the next.'),
    ),
    shot(
      WRITING,
      4,
      'Read it aloud',
      'Read your letter aloud. Where you stumble, a parent stumbles, too.',
      list('Read it aloud', 'Change what made you stumble', 'Ask a colleague from another field'),
    ),
  ],
  'strengths-first': [
    opening(WRITING, 'Strengths first', 'What a good letter begins and ends with.'),
    shot(
      WRITING,
      4,
      'Begin with what goes well',
      'Name two things that go well, and where you saw them.',
      talk('He helps his sister.', 'Yes. Every day.'),
    ),
    shot(
      WRITING,
      4.5,
      'Then what is hard',
      'Say what is hard in everyday words, and that it is nobody’s fault.',
      plainer('a deficit in self-control', 'stopping is still hard for him'),
    ),
    shot(
      WRITING,
      4.5,
      'End with next steps',
      'End with two steps that can begin this week, and with whom to call.',
      (pen, now) => {
        calendar(pen, now);
      },
    ),
  ],
  'asking-for-consent': [
    opening(RIGHTS, 'Asking for consent', 'What somebody has to know before they say yes.'),
    shot(
      RIGHTS,
      4.5,
      'Before anything is sent',
      'Tell what is asked, why, who reads it, and how long it is kept.',
      list('What is asked, and why', 'Who will read it', 'How long it is kept'),
    ),
    shot(
      RIGHTS,
      4.5,
      'A yes can be taken back',
      'Consent can be withdrawn at any time, without a reason. What is out then stops.',
      (pen, now) => {
        envelope(pen, 180 + 180 * ease(now, 0.4, 1.4) - 180 * ease(now, 2, 3), 150);
        person(pen, 110, 150, colors.aqua);
        person(pen, 530, 150, colors.gold);
      },
    ),
    shot(
      RIGHTS,
      4,
      'At eighteen',
      'On the eighteenth birthday the decision goes from the parents to the person.',
      list('Until then: the parents', 'From then on: the person'),
    ),
  ],
  'what-a-respondent-may-ask': [
    opening(RIGHTS, 'What a respondent may ask', 'Four questions that you should be ready for.'),
    shot(
      RIGHTS,
      4.5,
      'May I leave one out?',
      'Yes. A question may stay open, and the form says so before it is handed in.',
      talk('May I leave one out?', 'Yes, you may.'),
    ),
    shot(
      RIGHTS,
      4.5,
      'Who will see this?',
      'Name the people. Never promise more than you can keep.',
      talk('Who will see this?', 'I, and your doctor.'),
    ),
    shot(
      RIGHTS,
      4.5,
      'What if I need help now?',
      'A form is no call for help. Say whom to call, and write the number down.',
      (pen, now) => {
        card(pen, 120, 120, 400, 120);
        pen.globalAlpha = ease(now, 0.5, 1.2);
        words(pen, 'Call now:', 320, 168, { size: 22, color: colors.ink, align: 'center' });
        words(pen, 'the number of your organization', 320, 208, {
          size: 20,
          color: colors.ink,
          align: 'center',
        });
        pen.globalAlpha = 1;
      },
    ),
  ],
};
