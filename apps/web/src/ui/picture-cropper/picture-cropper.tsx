import { type Dispatch, type KeyboardEvent, type SetStateAction, useId, useState } from 'react';
import { type Crop, MAX_ZOOM, moved, zoomed } from './crop.ts';
import { CropCanvas } from './crop-image.tsx';
import styles from './picture-cropper.module.css';
import { useCropGestures } from './use-crop-gestures.ts';

const CANVAS_SIDE = 640;
const STEP = 0.05;
const ZOOM_STEP = 0.1;

const STEPS: Record<string, { x: number; y: number }> = {
  ArrowLeft: { x: -STEP, y: 0 },
  ArrowRight: { x: STEP, y: 0 },
  ArrowUp: { x: 0, y: -STEP },
  ArrowDown: { x: 0, y: STEP },
};
const ZOOMS: Record<string, number> = { '+': ZOOM_STEP, '=': ZOOM_STEP, '-': -ZOOM_STEP };

type Props = { image: ImageBitmap; crop: Crop; onChange: Dispatch<SetStateAction<Crop>> };

/** Chooses a square of a picture, which is shown round. */
export function PictureCropper({ image, crop, onChange }: Props) {
  const gestures = useCropGestures(image, onChange);
  const [isByKeyboard, setIsByKeyboard] = useState(false);
  const hint = useId();

  function press(event: KeyboardEvent) {
    const step = STEPS[event.key];
    const growth = ZOOMS[event.key];
    if (!step && !growth) return;
    event.preventDefault();
    setIsByKeyboard(true);
    if (step) onChange((before) => moved(image, before, step));
    else if (growth) onChange((before) => zoomed(image, before, before.zoom + growth));
  }

  return (
    <div className={styles.cropper}>
      <div
        {...gestures}
        role="application"
        aria-label="Position of the picture"
        aria-describedby={hint}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys move the picture
        tabIndex={0}
        onKeyDown={press}
        className={styles.area}
      >
        <CropCanvas image={image} crop={crop} side={CANVAS_SIDE} />
        <span className={styles.circle} />
      </div>
      <p id={hint} className={styles.hint}>
        Drag the picture, click what should be in the middle, or use the arrow keys.
      </p>
      <label className={styles.zoom}>
        Zoom
        <input
          type="range"
          min={1}
          max={MAX_ZOOM}
          step={ZOOM_STEP}
          value={crop.zoom}
          aria-valuetext={inPercent(crop.zoom)}
          onChange={({ target }) => onChange((before) => zoomed(image, before, Number(target.value)))}
        />
        <span aria-hidden="true" className={styles.figure}>
          {inPercent(crop.zoom)}
        </span>
      </label>
      <p role="status" className="visually-hidden">
        {isByKeyboard &&
          `The middle is ${inPercent(crop.x)} from the left and ${inPercent(crop.y)} from the top, zoom ${inPercent(crop.zoom)}`}
      </p>
    </div>
  );
}

const inPercent = (part: number) => `${Math.round(part * 100)}%`;
