import { type Crop, squareOf } from './crop.ts';

/** Fills a canvas with the square. What is transparent becomes white: a picture looks the same in both themes. */
export function drawCrop(image: ImageBitmap, crop: Crop, canvas: HTMLCanvasElement) {
  const context = canvas.getContext('2d');
  if (!context) return;
  const { left, top, side } = squareOf(image, crop);
  context.imageSmoothingQuality = 'high';
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(image, left, top, side, side, 0, 0, canvas.width, canvas.height);
}
