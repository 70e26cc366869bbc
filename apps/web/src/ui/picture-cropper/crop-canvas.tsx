import { useEffect, useRef } from 'react';
import type { Crop } from './crop.ts';
import { drawCrop } from './draw-crop.ts';
import styles from './picture-cropper.module.css';

type Props = { image: ImageBitmap; crop: Crop; side: number };

/** The square as it will be, for those who see it. */
export function CropCanvas({ image, crop, side }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (canvas.current) drawCrop(image, crop, canvas.current);
  }, [image, crop]);
  return <canvas ref={canvas} width={side} height={side} className={styles.canvas} />;
}
