import type { Crop } from './crop.ts';
import { drawCrop } from './draw-crop.ts';

const SIDE = 512;
const QUALITY = 0.92;

/** The square as a file of its own, of a size that is quickly sent. */
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
