import { signatureSize } from '@hub/contract/auth/users/signature';

/** A line from pen down to pen up, in fractions of the pad's width. */
export type Stroke = readonly { x: number; y: number }[];

const INK = '#1f2933';
/** In fractions of the width. */
const PEN = 0.006;

/** Draws strokes on a canvas of this width in pixels. */
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
    // A dot is a line to its own start.
    surface.moveTo(first.x * width, first.y * width);
    for (const { x, y } of rest.length > 0 ? rest : [first]) surface.lineTo(x * width, y * width);
    surface.stroke();
  }
}

/** The drawn part of the pad, with a small margin. */
export function boundsOf(strokes: readonly Stroke[]) {
  const points = strokes.flat();
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const left = Math.min(...xs) - 2 * PEN;
  const top = Math.min(...ys) - 2 * PEN;
  return { left, top, width: Math.max(...xs) + 2 * PEN - left, height: Math.max(...ys) + 2 * PEN - top };
}

/** The strokes as a PNG, large enough for print. */
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
