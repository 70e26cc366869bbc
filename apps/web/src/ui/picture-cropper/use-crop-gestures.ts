import { type Dispatch, type PointerEvent, type SetStateAction, useEffect, useRef } from 'react';
import { type Crop, moved, zoomed } from './crop.ts';

type Point = { x: number; y: number };

/** Movement below this is a click: a finger is never quite still. */
const STILL_PX = 5;
const ZOOM_OF_WHEEL = 0.002;

/** One pointer drags the picture, two pinch it, the wheel zooms, and a click centers a point. */
export function useCropGestures(image: ImageBitmap, onChange: Dispatch<SetStateAction<Crop>>) {
  const area = useRef<HTMLDivElement>(null);
  const pointers = useRef(new Map<number, Point>());
  const pressed = useRef<Point>(undefined);

  useEffect(() => {
    const element = area.current;
    // React's own wheel listener is passive and cannot prevent scrolling.
    const zoom = (event: WheelEvent) => {
      event.preventDefault();
      const at = placeIn(area.current, event);
      onChange((crop) => zoomed(image, crop, crop.zoom * (1 - event.deltaY * ZOOM_OF_WHEEL), at));
    };
    element?.addEventListener('wheel', zoom, { passive: false });
    return () => element?.removeEventListener('wheel', zoom);
  }, [image, onChange]);

  function press(event: PointerEvent) {
    event.currentTarget.setPointerCapture(event.pointerId);
    pressed.current = pointers.current.size === 0 ? { x: event.clientX, y: event.clientY } : undefined;
    pointers.current.set(event.pointerId, placeIn(area.current, event));
  }

  function move(event: PointerEvent) {
    const before = pointers.current.get(event.pointerId);
    if (!before) return;
    const start = pressed.current;
    if (start && Math.hypot(event.clientX - start.x, event.clientY - start.y) < STILL_PX) return;
    pressed.current = undefined;
    const now = placeIn(area.current, event);
    const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1];
    pointers.current.set(event.pointerId, now);
    if (other) {
      const growth = distance(now, other) / distance(before, other);
      const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
      onChange((crop) => zoomed(image, crop, crop.zoom * growth, middle));
    } else onChange((crop) => moved(image, crop, { x: now.x - before.x, y: now.y - before.y }));
  }

  function release(event: PointerEvent) {
    const isClick = pressed.current && event.type === 'pointerup';
    pointers.current.delete(event.pointerId);
    pressed.current = undefined;
    if (!isClick) return;
    const { x, y } = placeIn(area.current, event);
    onChange((crop) => moved(image, crop, { x: 0.5 - x, y: 0.5 - y }));
  }

  return {
    ref: area,
    onPointerDown: press,
    onPointerMove: move,
    onPointerUp: release,
    onPointerCancel: release,
  };
}

/** The position of a pointer, as fractions of the area's sides. */
function placeIn(
  area: HTMLElement | null,
  { clientX, clientY }: { clientX: number; clientY: number },
): Point {
  const box = area?.getBoundingClientRect() ?? new DOMRect();
  return { x: (clientX - box.left) / box.width, y: (clientY - box.top) / box.height };
}

const distance = (one: Point, other: Point) => Math.max(0.01, Math.hypot(one.x - other.x, one.y - other.y));
