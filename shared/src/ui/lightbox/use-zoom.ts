import { type PointerEvent, type RefObject, useRef, useState } from 'react';
import { distance, middle, type Point, REST, within, type Zoom, zoomAt } from './zoom';

const DOUBLE_TAP_MS = 300;
const DOUBLE_TAP_PX = 24;
export const STEP = 2;

/**
 * Pinch, double tap (or double click), drag and buttons for one picture. Moves it through the CSSOM,
 * so that a finger never waits for a render; the render only learns whether it is zoomed at all.
 */
export function useZoom(frameRef: RefObject<HTMLElement | null>) {
  const zoom = useRef<Zoom>(REST);
  const pointers = useRef(new Map<number, Point>());
  const lastTap = useRef<(Point & { atMs: number }) | null>(null);
  const [isZoomed, setIsZoomed] = useState(false);

  const place = (next: Zoom, isGliding: boolean) => {
    const frame = frameRef.current;
    if (!frame) return;
    zoom.current = within(next, { width: frame.clientWidth, height: frame.clientHeight });
    const { scale, x, y } = zoom.current;
    const picture = frame.firstElementChild as HTMLElement | null;
    if (picture) {
      picture.style.transition = isGliding ? 'transform var(--motion-appear)' : 'none';
      picture.style.transform = `translate(${x}px, ${y}px) scale(${scale})`;
    }
    setIsZoomed(scale > 1);
  };

  const fromMiddle = (point: Point): Point => {
    const box = frameRef.current?.getBoundingClientRect();
    if (!box) return { x: 0, y: 0 };
    return { x: point.x - box.left - box.width / 2, y: point.y - box.top - box.height / 2 };
  };

  const tap = (point: Point, atMs: number) => {
    const last = lastTap.current;
    const isDouble =
      last && atMs - last.atMs < DOUBLE_TAP_MS && distance(last, point) < DOUBLE_TAP_PX;
    lastTap.current = isDouble ? null : { ...point, atMs };
    if (!isDouble) return;
    if (zoom.current.scale > 1) place(REST, true);
    else place(zoomAt(zoom.current, STEP, fromMiddle(point)), true);
  };

  const handleMove = (event: PointerEvent) => {
    const before = pointers.current.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1];
    pointers.current.set(event.pointerId, now);
    if (other) {
      const factor = distance(now, other) / Math.max(1, distance(before, other));
      place(zoomAt(zoom.current, factor, fromMiddle(middle(now, other))), false);
    } else if (zoom.current.scale > 1) {
      const { scale, x, y } = zoom.current;
      place({ scale, x: x + now.x - before.x, y: y + now.y - before.y }, false);
    }
  };

  return {
    isZoomed,
    zoomBy: (factor: number) => place(zoomAt(zoom.current, factor, { x: 0, y: 0 }), true),
    reset: () => place(REST, false),
    zoomProps: {
      onPointerDown: (event: PointerEvent) => {
        pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
        tap({ x: event.clientX, y: event.clientY }, event.timeStamp);
      },
      onPointerMove: handleMove,
      onPointerUp: (event: PointerEvent) => pointers.current.delete(event.pointerId),
      onPointerCancel: (event: PointerEvent) => pointers.current.delete(event.pointerId),
    },
  };
}
