/** The sheet of paper a picture is drawn on. */
import type { Pen } from '../parts/pen';
import { el } from '../parts/svg';

/** A complete document; it has no size of its own, so it fills what shows it. */
export function sheet(pen: Pen, content: string, width = 800, height = 800): string {
  return el(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `0 0 ${width} ${height}`,
      width,
      height,
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
    },
    pen.defs() + content,
  );
}
