/** Lenses of cameras. */
import type { Pen } from './pen';
import { circle, d, ellipse } from './svg';

/** A camera's lens seen from the front, with a ring of the colour `accent`. */
export function lens(pen: Pen, accent: string, cx: number, cy: number, r: number): string {
  const ring = (k: number, paint: string): string => circle(cx, cy, r * k, paint);
  const knurl = circle(cx, cy, r * 0.94, 'none', {
    stroke: '#4a4b50',
    'stroke-width': r * 0.09,
    'stroke-dasharray': '5 4',
  });
  return (
    ring(1.06, pen.lit('#c3c7cc')) +
    ring(1, '#26272b') +
    knurl +
    ring(0.86, pen.lit('#3a3b40', 1.4)) +
    ring(0.72, '#121317') +
    circle(cx, cy, r * 0.79, 'none', { stroke: accent, 'stroke-width': 4 }) +
    ring(
      0.62,
      pen.radial(
        [
          [0, '#5b6fb0'],
          [0.4, '#27305c'],
          [0.75, '#3b2a55'],
          [1, '#0d0e13'],
        ],
        [0.4, 0.36],
        0.7,
      ),
    ) +
    ring(
      0.34,
      pen.radial([
        [0, '#0a0b10'],
        [0.7, '#141833'],
        [1, '#39478a'],
      ]),
    ) +
    ellipse(cx - r * 0.26, cy - r * 0.3, r * 0.16, r * 0.11, '#ffffff', {
      opacity: 0.85,
      transform: d`rotate(-38 ${cx - r * 0.26} ${cy - r * 0.3})`,
    }) +
    circle(cx + r * 0.24, cy + r * 0.26, r * 0.07, '#bcd2ff', { opacity: 0.6 })
  );
}
