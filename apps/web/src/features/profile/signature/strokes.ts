import { signatureSize } from '@hub/contract/auth/users/signature';

/** A line from where the pen is put down to where it is lifted, in parts of the pad's width. */
export type Stroke = readonly { x: number; y: number }[];

const INK = '#1f2933';
/** In parts of the width. */
const PEN = 0.006;

/** Draws strokes on a surface of so many pixels. */
export function drawStrokes(surface: CanvasRenderingContext2D, strokes: readonly Stroke[], width: number) {
  surface.strokeStyle = INK;
  surface.fillStyle = INK;
  surface.lineWidth = PEN * width;
  surface.lineCap = 'round';
  surface.lineJoin = 'round';
  for (const stroke of strokes) {
    const [first, ...rest] = stroke;
    if (!first) continue;
    surface.beginPath();
    // A dot is a line to itself.
    surface.moveTo(first.x * width, first.y * width);
    for (const { x, y } of rest.length > 0 ? rest : [first]) surface.lineTo(x * width, y * width);
    surface.stroke();
  }
}

/** The part of the pad that is drawn on, with a little room around. */
export function boundsOf(strokes: readonly Stroke[]) {
  const points = strokes.flat();
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const left = Math.min(...xs) - 2 * PEN;
  const top = Math.min(...ys) - 2 * PEN;
  return { left, top, width: Math.max(...xs) + 2 * PEN - left, height: Math.max(...ys) + 2 * PEN - top };
}

/** Strokes as a PNG that is as large as paper needs it. */
export async function pictureOf(strokes: readonly Stroke[]): Promise<File> {
  const { left, top, width, height } = boundsOf(strokes);
  const scale = Math.min(signatureSize.width / width, signatureSize.height / height);
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  const surface = canvas.getContext('2d');
  if (!surface) throw new Error('a canvas has a surface');
  surface.fillStyle = '#ffffff';
  surface.fillRect(0, 0, canvas.width, canvas.height);
  const moved = strokes.map((stroke) => stroke.map(({ x, y }) => ({ x: x - left, y: y - top })));
  drawStrokes(surface, moved, scale);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!blob) throw new Error('a canvas gives a picture');
  return new File([blob], 'signature.png', { type: 'image/png' });
}
