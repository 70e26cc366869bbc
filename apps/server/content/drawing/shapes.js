export const WIDTH = 640;
export const HEIGHT = 360;

export const colors = {
  teal: '#0b474f',
  blue: '#182f57',
  paper: '#ffffff',
  ink: '#1b2730',
  faint: '#dfe5e8',
  coral: '#ee8a66',
  aqua: '#7accd4',
  gold: '#f3c06a',
};

const FONT = '"Inter Variable", sans-serif';

/** From 0 to 1 between two moments, slow at both ends. */
export function ease(seconds, from, to) {
  const part = Math.min(1, Math.max(0, (seconds - from) / (to - from)));
  return part * part * (3 - 2 * part);
}

export function ground(pen, color) {
  pen.globalAlpha = 1;
  pen.fillStyle = color;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
}

export function words(
  pen,
  text,
  x,
  y,
  { size = 24, weight = 600, color = colors.paper, align = 'left' } = {},
) {
  pen.font = `${weight} ${size}px ${FONT}`;
  pen.textAlign = align;
  pen.fillStyle = color;
  pen.fillText(text, x, y);
}

/** What the shot is about, in a line at the top. */
export function headline(pen, text, seconds) {
  pen.globalAlpha = ease(seconds, 0, 0.5);
  words(pen, text, 40, 62, { size: 30, weight: 700 });
  pen.globalAlpha = 1;
}

export function card(pen, x, y, width, height, color = colors.paper) {
  pen.fillStyle = color;
  pen.beginPath();
  pen.roundRect(x, y, width, height, 12);
  pen.fill();
}

export function dot(pen, x, y, radius, color) {
  pen.fillStyle = color;
  pen.beginPath();
  pen.arc(x, y, radius, 0, 2 * Math.PI);
  pen.fill();
}

export function line(pen, points, color, width = 4) {
  pen.strokeStyle = color;
  pen.lineWidth = width;
  pen.lineJoin = 'round';
  pen.lineCap = 'round';
  pen.beginPath();
  points.forEach(([x, y], index) => {
    if (index === 0) pen.moveTo(x, y);
    else pen.lineTo(x, y);
  });
  pen.stroke();
}

/** A check mark that is drawn from `0` to `1`. */
export function tick(pen, x, y, part, color = colors.coral) {
  if (part <= 0) return;
  const short = Math.min(1, part * 2);
  const points = [
    [x - 9, y],
    [x - 9 + 7 * short, y + 7 * short],
  ];
  if (part > 0.5) points.push([x - 2 + 13 * (part * 2 - 1), y + 7 - 16 * (part * 2 - 1)]);
  line(pen, points, color, 5);
}

const LARK =
  'M0 18 C11 6 24 8 30 19 C36 6 50 0 65 4 C53 9 47 18 43 27 C38 38 24 41 13 35 C21 34 26 30 27 25 C17 28 7 25 0 18 Z';

/** The publisher's bird with a title under it, which a video begins with. */
export function titleCard(pen, seconds, { title, of, background, accent }) {
  ground(pen, background);
  pen.globalAlpha = ease(seconds, 0, 0.6);
  pen.save();
  pen.translate(40, 92);
  pen.scale(1.2, 1.2);
  pen.fillStyle = accent;
  pen.fill(new Path2D(LARK));
  pen.restore();
  const shift = 14 * (1 - ease(seconds, 0, 0.8));
  words(pen, title, 40, 206 + shift, { size: 42, weight: 800 });
  words(pen, of, 40, 246 + shift, { size: 22, weight: 500, color: accent });
  pen.globalAlpha = 1;
}

/** A sheet of questions with four answers each; `answers` says which one is given, or none. */
export function sheet(pen, x, y, answers, seconds, { name = '', width = 260 } = {}) {
  card(pen, x, y, width, 42 + answers.length * 36);
  words(pen, name, x + 18, y + 28, { size: 16, weight: 700, color: colors.ink });
  answers.forEach((answer, row) => {
    const top = y + 56 + row * 36;
    card(pen, x + 18, top - 6, width * 0.3, 10, colors.faint);
    for (let choice = 0; choice < 4; choice += 1) {
      const center = x + width * 0.52 + choice * width * 0.125;
      dot(pen, center, top, 9, colors.faint);
      const given = ease(seconds, 0.6 + row * 0.35, 0.8 + row * 0.35);
      if (choice === answer) dot(pen, center, top, 9 * given, colors.coral);
    }
  });
}

export function envelope(pen, x, y) {
  card(pen, x, y, 110, 74);
  line(
    pen,
    [
      [x + 10, y + 12],
      [x + 55, y + 44],
      [x + 100, y + 12],
    ],
    colors.coral,
    5,
  );
}

export function person(pen, x, y, color) {
  dot(pen, x, y, 24, color);
  pen.fillStyle = color;
  pen.beginPath();
  pen.roundRect(x - 40, y + 32, 80, 58, [40, 40, 8, 8]);
  pen.fill();
}

export function bubble(pen, x, y, width, text, part, color = colors.paper) {
  if (part <= 0) return;
  pen.globalAlpha = part;
  const top = y + 12 * (1 - part);
  card(pen, x, top, width, 58, color);
  words(pen, text, x + width / 2, top + 37, { size: 20, color: colors.ink, align: 'center' });
  pen.globalAlpha = 1;
}
