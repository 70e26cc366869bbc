/** A square of a picture: its center, as fractions of the picture's sides, and the zoom. */
export type Crop = { x: number; y: number; zoom: number };

type Size = { width: number; height: number };
type Point = { x: number; y: number };

export const MAX_ZOOM = 4;
export const MIDDLE: Crop = { x: 0.5, y: 0.5, zoom: 1 };

const CENTRE: Point = { x: 0.5, y: 0.5 };

/** The square in pixels of the picture. */
export function squareOf(picture: Size, { x, y, zoom }: Crop) {
  const side = Math.min(picture.width, picture.height) / zoom;
  return { left: x * picture.width - side / 2, top: y * picture.height - side / 2, side };
}

/** Moves the picture under the square, by fractions of the square's side. */
export function moved(picture: Size, crop: Crop, by: Point): Crop {
  const { side } = squareOf(picture, crop);
  const x = crop.x - (by.x * side) / picture.width;
  const y = crop.y - (by.y * side) / picture.height;
  return inside(picture, { ...crop, x, y });
}

/** Zooms the picture around a point of the square. */
export function zoomed(picture: Size, crop: Crop, zoom: number, at: Point = CENTRE): Crop {
  const newZoom = between(1, zoom, MAX_ZOOM);
  const before = squareOf(picture, crop).side;
  const after = squareOf(picture, { ...crop, zoom: newZoom }).side;
  const x = crop.x + ((at.x - 0.5) * (before - after)) / picture.width;
  const y = crop.y + ((at.y - 0.5) * (before - after)) / picture.height;
  return inside(picture, { x, y, zoom: newZoom });
}

function inside(picture: Size, crop: Crop): Crop {
  const { side } = squareOf(picture, crop);
  const [halfX, halfY] = [side / 2 / picture.width, side / 2 / picture.height];
  return { ...crop, x: between(halfX, crop.x, 1 - halfX), y: between(halfY, crop.y, 1 - halfY) };
}

const between = (min: number, value: number, max: number) => Math.min(Math.max(value, min), max);
