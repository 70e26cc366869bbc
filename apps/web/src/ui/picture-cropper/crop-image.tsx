import { useEffect, useRef } from 'react';
import { type Crop, squareOf } from './crop.ts';
import styles from './picture-cropper.module.css';

/** Fills a canvas with the square. Transparency becomes white, so that it looks the same in both themes. */
function drawCrop(image: ImageBitmap, crop: Crop, canvas: HTMLCanvasElement) {
  const context = canvas.getContext('2d');
  if (!context) return;
  const { left, top, side } = squareOf(image, crop);
  context.imageSmoothingQuality = 'high';
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(image, left, top, side, side, 0, 0, canvas.width, canvas.height);
}

type Props = { image: ImageBitmap; crop: Crop; side: number };

/** A preview of the square. */
export function CropCanvas({ image, crop, side }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (canvas.current) drawCrop(image, crop, canvas.current);
  }, [image, crop]);
  return <canvas ref={canvas} width={side} height={side} className={styles.canvas} />;
}

const SIDE = 512;
const QUALITY = 0.92;

/** The square as a small JPEG file. */
export function croppedFile(image: ImageBitmap, crop: Crop): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = SIDE;
  canvas.height = SIDE;
  drawCrop(image, crop, canvas);
  return new Promise((resolve, reject) => {
    const take = (blob: Blob | null) => {
      if (blob) resolve(new File([blob], 'picture.jpg', { type: blob.type }));
      else reject(new Error('the browser could not encode the picture'));
    };
    canvas.toBlob(take, 'image/jpeg', QUALITY);
  });
}

const LONGEST_SHORT_SIDE = 2048;

/** Decodes a file in the camera's orientation. A large image is reduced, so that it moves and draws faster. */
export async function readImage(file: File): Promise<ImageBitmap> {
  const whole = await createImageBitmap(file);
  const scale = LONGEST_SHORT_SIDE / Math.min(whole.width, whole.height);
  if (scale >= 1) return whole;
  const smaller = await createImageBitmap(whole, {
    resizeWidth: Math.round(whole.width * scale),
    resizeHeight: Math.round(whole.height * scale),
    resizeQuality: 'high',
  });
  whole.close();
  return smaller;
}
