import { useEffect, useState } from 'react';
import { type Crop, MIDDLE } from '../../../ui/picture-cropper/crop.ts';
import { PictureCropper } from '../../../ui/picture-cropper/picture-cropper.tsx';
import type { GalleryPiece } from '../pieces.ts';
import { State } from '../states.tsx';

const [WIDTH, HEIGHT] = [600, 400];

/** A hill in the evening. */
function landscape(): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [WIDTH, HEIGHT];
  const context = canvas.getContext('2d');
  if (!context) return canvas;
  for (const [colour, x, y, radius] of [
    ['#f3c9a5', 300, 200, 700],
    ['#d9623b', 220, 150, 60],
    ['#0f5c66', 420, 640, 380],
  ] as const) {
    context.fillStyle = colour;
    context.beginPath();
    context.arc(x, y, radius, 0, 2 * Math.PI);
    context.fill();
  }
  return canvas;
}

function Landscape() {
  const [image, setImage] = useState<ImageBitmap>();
  const [crop, setCrop] = useState<Crop>(MIDDLE);
  useEffect(() => void createImageBitmap(landscape()).then(setImage), []);
  return image && <PictureCropper image={image} crop={crop} onChange={setCrop} />;
}

export const piece: GalleryPiece = {
  group: 'Fields',
  title: 'Picture cropper',
  note: 'For the part of a picture that is shown round. By mouse, touch or keyboard, and without dragging.',
  Content: () => (
    <State name="Wide picture">
      <Landscape />
    </State>
  ),
};
