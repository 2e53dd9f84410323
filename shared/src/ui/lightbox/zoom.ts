/** Where a picture stands: scaled around its middle, then moved, px. */
export interface Zoom {
  scale: number;
  x: number;
  y: number;
}

export interface Point {
  x: number;
  y: number;
}

export const REST: Zoom = { scale: 1, x: 0, y: 0 };
const MAX_SCALE = 4;

const clamp = (value: number, min: number, max: number) => Math.min(max, Math.max(min, value));

/** Keeps the picture over its frame: it never leaves an empty edge. `size` is the frame's, px. */
export function within(zoom: Zoom, size: { width: number; height: number }): Zoom {
  const scale = clamp(zoom.scale, 1, MAX_SCALE);
  const roomX = ((scale - 1) * size.width) / 2;
  const roomY = ((scale - 1) * size.height) / 2;
  return { scale, x: clamp(zoom.x, -roomX, roomX), y: clamp(zoom.y, -roomY, roomY) };
}

/** Scales by `factor` so that the point under the finger stays there. `at` is from the middle, px. */
export function zoomAt(zoom: Zoom, factor: number, at: Point): Zoom {
  const scale = clamp(zoom.scale * factor, 1, MAX_SCALE);
  const real = scale / zoom.scale;
  return { scale, x: at.x - (at.x - zoom.x) * real, y: at.y - (at.y - zoom.y) * real };
}

export const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
export const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
