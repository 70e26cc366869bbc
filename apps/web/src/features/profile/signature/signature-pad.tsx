import { useEffect, useRef } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import styles from './signature.module.css';
import { drawStrokes, type Stroke } from './strokes.ts';

type Props = { strokes: readonly Stroke[]; onChange: (strokes: readonly Stroke[]) => void };

/** A canvas to sign with a mouse, a pen or a finger. Keyboard users type the signature instead. */
export function SignaturePad({ strokes, onChange }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const isDown = useRef(false);

  useEffect(() => {
    const element = canvas.current;
    const surface = element?.getContext('2d');
    if (!element || !surface) return;
    const { width, height } = element.getBoundingClientRect();
    element.width = width * window.devicePixelRatio;
    element.height = height * window.devicePixelRatio;
    drawStrokes(surface, strokes, element.width);
  }, [strokes]);

  const placeOf = ({ currentTarget, clientX, clientY }: React.PointerEvent<HTMLCanvasElement>) => {
    const { left, top, width } = currentTarget.getBoundingClientRect();
    return { x: (clientX - left) / width, y: (clientY - top) / width };
  };
  const begin = (event: React.PointerEvent<HTMLCanvasElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    isDown.current = true;
    onChange([...strokes, [placeOf(event)]]);
  };
  const go = (event: React.PointerEvent<HTMLCanvasElement>) => {
    if (!isDown.current) return;
    onChange([...strokes.slice(0, -1), [...(strokes.at(-1) ?? []), placeOf(event)]]);
  };
  const lift = () => {
    isDown.current = false;
  };
  return (
    <div className={styles.content}>
      <p className={styles.note}>Sign with a mouse, a pen or a finger. With a keyboard, type your name.</p>
      <canvas
        ref={canvas}
        className={styles.pad}
        role="img"
        aria-label={strokes.length > 0 ? 'Your signature as it is drawn' : 'An empty place to sign'}
        onPointerDown={begin}
        onPointerMove={go}
        onPointerUp={lift}
        onPointerCancel={lift}
      />
      <div>
        <Button variant="quiet" disabled={strokes.length === 0} onPress={() => onChange([])}>
          Clear
        </Button>
      </div>
    </div>
  );
}
